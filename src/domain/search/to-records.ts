import { WORKSHEET_LIST, WORKSHEETS } from '../worksheets/worksheet-list.ts';
import type { SearchRecord } from './search-record.ts';
import { SITE_PAGES } from './site-pages.ts';
import {
  bondRecord,
  categoryRecord,
  guideRecord,
  questionRecord,
  stateRecord,
  worksheetRecord,
  type SearchedBond,
  type SearchedCategory,
  type SearchedGuide,
  type SearchedQuestion,
  type SearchedState,
} from './to-record.ts';

/** The contents of the site that the search can find. */
export type SearchedContent = {
  bonds: readonly SearchedBond[];
  categories: readonly SearchedCategory[];
  states: readonly SearchedState[];
  guides: readonly SearchedGuide[];
  /** Other pages with questions. The id is the page's path. */
  pages: readonly { id: string; data: { questions: readonly SearchedQuestion[] } }[];
};

/**
 * All search records. Bonds and states come before guides, so that they are first among equal
 * matches. `answerId` returns the id of a question's answer in its page.
 */
export function toSearchRecords(
  { bonds, categories, states, guides, pages }: SearchedContent,
  answerId: (question: string) => string,
): SearchRecord[] {
  // The ERISA bond and its category share one page.
  const families = categories.filter(({ id }) => !bonds.some((bond) => bond.id === id));
  const asked = [
    ...bonds.map(({ id, data }) => ({ ...data, page: `/products/${id}`, about: data.name })),
    ...pages.map(({ id, data }) => ({ ...data, page: `/${id}`, about: id.replaceAll('-', ' ') })),
  ];
  const questions = asked.flatMap(({ page, about, ...data }) =>
    data.questions.map((question) =>
      questionRecord(question, { path: `${page}#${answerId(question.question)}`, about }),
    ),
  );

  return [
    ...bonds.map(bondRecord),
    ...families.map(categoryRecord),
    ...states.map(stateRecord),
    ...[WORKSHEET_LIST, ...Object.values(WORKSHEETS)].map(worksheetRecord),
    ...SITE_PAGES,
    ...guides.map(guideRecord),
    ...questions,
  ];
}
