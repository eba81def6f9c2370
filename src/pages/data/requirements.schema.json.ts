import type { APIRoute } from 'astro';
import { dataSetJsonSchema } from '~/domain/requirements/data-set';

/** The JSON Schema of `/data/requirements.json`. */
export const GET: APIRoute = () =>
  new Response(`${JSON.stringify(dataSetJsonSchema(), undefined, 2)}\n`, {
    headers: { 'content-type': 'application/schema+json; charset=utf-8' },
  });
