import { getCollection } from 'astro:content';
import type { SearchRecord } from '../../domain/search/search-record.ts';
import { toSearchRecords } from '../../domain/search/to-records.ts';
import { getArticles } from './articles.ts';
import { getBonds } from './bonds.ts';
import { getFaqs } from './faqs.ts';
import { getProductCategories } from './product-categories.ts';
import { getServedStates } from './states.ts';

/**
 * Load every page and answer that the search can find. `answerId` returns the id of a question's
 * answer in its page.
 */
export async function getSearchRecords(
  answerId: (question: string) => string,
): Promise<SearchRecord[]> {
  const [bonds, categories, states, guides, pages] = await Promise.all([
    getBonds(),
    getProductCategories(),
    getServedStates(),
    getArticles(),
    getQuestionPages(),
  ]);

  return toSearchRecords({ bonds, categories, states, guides, pages }, answerId);
}

async function getQuestionPages() {
  const files = await getCollection('faqs');

  const ids = files.map(({ id }) => id).sort();

  return Promise.all(ids.map(async (id) => ({ id, data: await getFaqs(id) })));
}
