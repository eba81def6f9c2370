import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { readBuiltPages } from '../built-pages/read-built-pages.ts';
import { llmsFile } from './llms-file.ts';
import { readPage, type PublicPage } from './read-page.ts';

/**
 * After the build: a sitemap for search engines and `llms.txt` for programs that answer questions. Both list
 * the pages that give themselves an address, so no list of pages is kept by hand.
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
    // Its own hook runs after the one above, which has read the pages by then.
    sitemap({
      filter: (address) => listed.has(address),
      serialize: (item) => {
        const modified = listed.get(item.url)?.modified;

        return modified === undefined ? item : { ...item, lastmod: modified };
      },
    }),
  ];
}

/** The public pages of a built site, in the order of their addresses. */
function listPages(directory: string): PublicPage[] {
  const pages: PublicPage[] = [];
  for (const { html } of readBuiltPages(directory)) {
    const page = readPage(html);
    // A copy: words cut from the text of a page would keep all of it in memory.
    if (page) pages.push(structuredClone(page));
  }

  return pages.sort((a, b) => a.address.localeCompare(b.address, 'en'));
}
