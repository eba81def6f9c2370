import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { getArticles } from '~/collections/queries/articles';
import { getSite } from '~/collections/queries/site';
import { GUIDE_CATEGORY_TITLES } from '~/domain/guides/guide-categories';

/** Feed readers expect the newest guides, not all of them. */
const MAX_ITEMS = 50;

/** The newest guides, for feed readers. */
export const GET: APIRoute = async ({ site }) => {
  const { name } = await getSite();
  const articles = await getArticles();
  if (!site) throw new Error('[feed] astro.config.mjs sets no site');

  return rss({
    title: `${name}: guides`,
    description: 'New and changed guides to surety bonds.',
    site,
    trailingSlash: false,
    items: articles
      .slice(0, MAX_ITEMS)
      .map(({ id, data }) => ({
        title: data.title,
        description: data.excerpt,
        link: `/resources/${id}`,
        pubDate: data.updatedAt,
        categories: [GUIDE_CATEGORY_TITLES[data.category], ...data.tags],
      })),
    customData: '<language>en-US</language>',
  });
};
