import type { APIRoute } from 'astro';
import { getSite } from '~/collections/queries/site';
import { isProductionSite } from '~/integrations/site-address';

/** Paths with personal data or only for programs. No public page links to them. */
const CLOSED = ['/account', '/admin', '/api/', '/auth/', '/auth0/', '/dashboard'];

/**
 * The rules for crawlers. Outside the production host they may read everything, because they have
 * to read the `noindex` in each page.
 */
export const GET: APIRoute = async ({ site }) => {
  const rules = isProductionSite(site, (await getSite()).origin)
    ? [
        ...CLOSED.map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${new URL('sitemap-index.xml', site).href}`,
      ]
    : [];

  return new Response(`${['User-agent: *', 'Allow: /', ...rules].join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};
