import type { APIRoute } from 'astro';
import { publishedBondKeys } from '~/integrations/bond-keys';

/** The public keys that anyone can use to verify the manifests of bonds. */
export const GET: APIRoute = () =>
  new Response(`${JSON.stringify(publishedBondKeys(process.env), null, 2)}\n`, {
    headers: { 'content-type': 'application/json' },
  });
