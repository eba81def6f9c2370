import type { APIRoute } from 'astro';
import { getDataSet } from '~/collections/queries/requirements';

/** Every fact of `content/requirements`, for programs. */
export const GET: APIRoute = async () =>
  new Response(`${JSON.stringify(await getDataSet(), undefined, 2)}\n`, {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
