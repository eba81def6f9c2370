import type { APIRoute } from 'astro';
import { publishedBondKeys } from '~/integrations/bond-keys';

/** The public keys that the manifests of bonds are checked with, by anyone. */
export const GET: APIRoute = () =>
  new Response(`${JSON.stringify(publishedBondKeys(process.env), null, 2)}\n`, {
    headers: { 'content-type': 'application/json' },
  });
