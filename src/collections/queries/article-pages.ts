import { relateGuides } from '../../domain/guides/related-guides.ts';
import type { BondContent } from '../to-bond-rules.ts';
import { type Article, getArticles } from './articles.ts';
import { getBonds } from './bonds.ts';
import { getServedStates, type StateContent } from './states.ts';

/** A guide with what stands around it. */
export type ArticlePage = {
  article: Article;
  /** At most six, the most alike first. */
  related: Article[];
  /** The bond it leads to first. */
  product: BondContent;
  /** The served state whose law it tells of first. */
  state: StateContent | undefined;
};

/** What the page of each guide shows, the latest guide first. */
export async function getArticlePages(): Promise<ArticlePage[]> {
  const [articles, bonds, states] = await Promise.all([
    getArticles(),
    getBonds(),
    getServedStates(),
  ]);
  const findRelated = relateGuides(articles);

  return articles.map((article) => {
    const { relatedProducts, relatedStates } = article.data;
    const product = bonds.find(({ id }) => id === relatedProducts[0]);
    if (!product) throw new Error(`[guides] ${article.id} names no bond of the catalogue`);

    const state = relatedStates
      .map((code) => states.find(({ data }) => data.code === code))
      .find((served) => served !== undefined);

    return { article, related: findRelated(article), product, state };
  });
}
