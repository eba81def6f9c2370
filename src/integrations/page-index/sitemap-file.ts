import type { PublicPage } from './read-page.ts';

/** The most that one sitemap may list (sitemaps.org). */
const MAX_ADDRESSES = 50_000;

/** The text of `sitemap.xml`. Throws when the site has outgrown one file. */
export function sitemapFile(pages: readonly PublicPage[]): string {
  if (pages.length > MAX_ADDRESSES) {
    throw new Error(`A sitemap lists at most ${MAX_ADDRESSES} pages, the site has ${pages.length}`);
  }

  const entries = pages.map(({ address, modified }) => {
    const lastmod = modified === undefined ? '' : `<lastmod>${escapeXml(modified)}</lastmod>`;
    return `<url><loc>${escapeXml(address)}</loc>${lastmod}</url>\n`;
  });

  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...entries,
    '</urlset>\n',
  ].join('');
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
