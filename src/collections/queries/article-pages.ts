import { relateGuides } from '../../domain/guides/related-guides.ts';
import type { BondContent } from '../to-bond-rules.ts';
import { type Article, getArticles } from './articles.ts';
import { getBonds } from './bonds.ts';
import { getServedStates, type StateContent } from './states.ts';

/** The data for the page of a guide. */
export type ArticlePage = {
  article: Article;
  /** At most six, most similar first. */
  related: Article[];
  /** The first bond in the guide's list. */
  product: BondContent;
  /** The first served state in the guide's list of state laws. */
  state: StateContent | undefined;
};

/** Load the data for the page of every guide, newest first. */
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
