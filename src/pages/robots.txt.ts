import type { APIRoute } from 'astro';
import { isProductionSite } from '~/integrations/site-address';

/** Crawlers may read everything; which pages to list is said by each page's own robots tag. */
export const GET: APIRoute = ({ site }) => {
  const lines = ['User-agent: *', 'Allow: /'];
  if (isProductionSite(site)) lines.push('', `Sitemap: ${new URL('sitemap-index.xml', site).href}`);

  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};
