import type { APIRoute } from 'astro';
import { getDataSet } from '~/collections/queries/requirements';
import { toCsv } from '~/domain/requirements/data-set';

/** Every fact of `content/requirements`, for spreadsheets. */
export const GET: APIRoute = async () =>
  new Response(toCsv((await getDataSet()).rows), {
    headers: { 'content-type': 'text/csv; charset=utf-8' },
  });
