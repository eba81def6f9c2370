import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { readBuiltPages } from '../built-pages/read-built-pages.ts';
import { llmsFile } from './llms-file.ts';
import { readPage, type PublicPage } from './read-page.ts';

/**
 * After the build, write a sitemap for search engines and `llms.txt` for AI assistants. Both list
 * the pages with a canonical address, so nobody maintains a list of pages.
 */
export function pageIndex(): AstroIntegration[] {
  const listed = new Map<string, PublicPage>();

  return [
    {
      name: 'page-index',
      hooks: {
        'astro:build:done': async ({ dir, logger }) => {
          const pages = listPages(fileURLToPath(dir));
          listed.clear();
          for (const page of pages) listed.set(page.address, page);

          await writeFile(new URL('llms.txt', dir), llmsFile(pages));
          logger.info(`${pages.length} pages in llms.txt`);
        },
      },
    },
    // Its hook runs after the one above, which has read the pages by then.
    sitemap({
      filter: (address) => listed.has(address),
      serialize: (item) => {
        const modified = listed.get(item.url)?.modified;

        return modified === undefined ? item : { ...item, lastmod: modified };
      },
    }),
  ];
}

/** The public pages of a built site, sorted by address. */
function listPages(directory: string): PublicPage[] {
  const pages: PublicPage[] = [];
  for (const { html } of readBuiltPages(directory)) {
    const page = readPage(html);
    // Clone the page, because substrings of its HTML would keep the whole text in memory.
    if (page) pages.push(structuredClone(page));
  }

  return pages.sort((a, b) => a.address.localeCompare(b.address, 'en'));
}
