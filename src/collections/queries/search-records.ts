import { getCollection } from 'astro:content';
import type { SearchRecord } from '../../domain/search/search-record.ts';
import {
  bondRecord,
  categoryRecord,
  guideRecord,
  questionRecord,
  stateRecord,
} from '../../domain/search/to-record.ts';
import { getArticles } from './articles.ts';
import { getBonds } from './bonds.ts';
import { getFaqs } from './faqs.ts';
import { getProductCategories } from './product-categories.ts';
import { getServedStates } from './states.ts';

/** What the pages with questions of their own are about. */
const ABOUT: Readonly<Record<string, string>> = {
  'for-attorneys': 'For attorneys',
  support: 'Support',
};

/**
 * All that the search can lead to. Bonds and states go before guides, so that they are first among
 * equals. `answerId` gives the id that a question's answer has in its page.
 */
export async function getSearchRecords(
  answerId: (question: string) => string,
): Promise<SearchRecord[]> {
  const [bonds, categories, states, guides] = await Promise.all([
    getBonds(),
    getProductCategories(),
    getServedStates(),
    getArticles(),
  ]);
  // One page speaks for the ERISA bond and its category.
  const families = categories.filter(({ id }) => !bonds.some((bond) => bond.id === id));
  const ofBonds = bonds.flatMap(({ id, data }) =>
    data.questions.map((asked) => ({ ...asked, page: `/products/${id}`, about: data.name })),
  );
  const questions = [...ofBonds, ...(await getPageQuestions())].map(({ page, ...asked }) =>
    questionRecord({ ...asked, path: `${page}#${answerId(asked.question)}` }),
  );

  return [
    ...bonds.map(bondRecord),
    ...families.map(categoryRecord),
    ...states.map(stateRecord),
    ...guides.map(guideRecord),
    ...questions,
  ];
}

async function getPageQuestions() {
  const files = await getCollection('faqs');
  const pages = files.map(async ({ id }) => {
    const { questions } = await getFaqs(id);

    return questions.map((asked) => ({ ...asked, page: `/${id}`, about: ABOUT[id] ?? id }));
  });

  return (await Promise.all(pages)).flat();
}
