import type { APIRoute, GetStaticPaths } from 'astro';
import { getArticleCategories } from '~/collections/queries/article-lists';
import { toGuideEntry } from '~/features/resources/guide-entry';

/** One file per category with all its guides, for searches beyond the current page. */
export const getStaticPaths = (async () => {
  const categories = await getArticleCategories();

  return categories.map(({ category, articles }) => ({
    params: { category },
    props: { guides: articles.map(toGuideEntry) },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<Awaited<ReturnType<typeof getStaticPaths>>[number]['props']> = ({
  props,
}) => Response.json(props.guides);
