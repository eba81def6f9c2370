import type { APIRoute } from 'astro';
import { isProductionSite } from '~/integrations/site-address';

/** Places that show a person's own data, or answer programs only. Nothing public links to them. */
const CLOSED = ['/account', '/admin', '/api/', '/auth/', '/auth0/', '/dashboard'];

/**
 * What crawlers may read. Outside the production host they may read everything: each page tells them
 * not to list it, which they must read to know.
 */
export const GET: APIRoute = ({ site }) => {
  const rules = isProductionSite(site)
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
