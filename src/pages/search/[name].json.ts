import type { APIRoute, GetStaticPaths } from 'astro';
import { getSearchRecords } from '~/collections/queries/search-records';
import { buildSearchIndex } from '~/domain/search/search-index';
import { SEARCH_INDEX_NAME } from '~/domain/search/index-file';
import { questionId } from '~/ui/question-id';

export const getStaticPaths = (() => [
  { params: { name: SEARCH_INDEX_NAME } },
]) satisfies GetStaticPaths;

/** The search index, which every page loads when its search is first used. */
export const GET: APIRoute = async () =>
  Response.json(buildSearchIndex(await getSearchRecords(questionId)));
