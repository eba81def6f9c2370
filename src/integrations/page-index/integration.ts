import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { llmsFile } from './llms-file.ts';
import { readPage, type PublicPage } from './read-page.ts';
import { sitemapFile } from './sitemap-file.ts';

/**
 * After the build: `sitemap.xml` for search engines and `llms.txt` for programs that answer questions.
 * Both list the pages that give themselves an address, so no list of pages is kept by hand.
 */
export function pageIndex(): AstroIntegration {
  return {
    name: 'page-index',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const pages = await readPages(fileURLToPath(dir));

        await writeFile(new URL('sitemap.xml', dir), sitemapFile(pages));
        await writeFile(new URL('llms.txt', dir), llmsFile(pages));
        logger.info(`${pages.length} pages in sitemap.xml and llms.txt`);
      },
    },
  };
}

/** The public pages of a built site, in the order of their addresses. */
async function readPages(directory: string): Promise<PublicPage[]> {
  const files = await Array.fromAsync(glob('**/*.html', { cwd: directory }));
  const pages = await Promise.all(
    files.map(async (file) => readPage(await readFile(`${directory}/${file}`, 'utf8'))),
  );

  return pages
    .filter((page) => page !== undefined)
    .sort((a, b) => a.address.localeCompare(b.address, 'en'));
}
