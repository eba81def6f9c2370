import { guidesForState } from '../../domain/guides/guides-about.ts';
import { GUIDE_CATEGORIES, type GuideCategory } from '../../domain/guides/guide-categories.ts';
import { type Article, getArticles } from './articles.ts';
import { getServedStates, type StateContent } from './states.ts';

/** The number of guides per page of a list. */
export const GUIDES_PER_PAGE = 40;

/** A category with its guides, newest first. */
export type ArticleCategory = { category: GuideCategory; articles: Article[] };

/** Load every category, with or without guides. */
export async function getArticleCategories(): Promise<ArticleCategory[]> {
  const articles = await getArticles();

  return GUIDE_CATEGORIES.map((category) => ({
    category,
    articles: articles.filter(({ data }) => data.category === category),
  }));
}

/** A served state with the guides that name it and the guides for every state. */
export type ArticleState = { state: StateContent; naming: Article[]; general: Article[] };

/** Load every served state with its guides, sorted by name. */
export async function getArticleStates(): Promise<ArticleState[]> {
  const [articles, states] = await Promise.all([getArticles(), getServedStates()]);

  return states.map((state) => ({ state, ...guidesForState(articles, state.data.code) }));
}
