import type { SearchRecord } from '../../src/domain/search/search-record.ts';
import { toSearchRecords } from '../../src/domain/search/to-records.ts';
import { questionId } from '../../src/ui/question-id.ts';
import {
  readArticles,
  readBonds,
  readFaqs,
  readProductCategories,
  readStates,
} from '../tools/catalogue/read-content.ts';

/** The search results of the site, read from the content files. */
export function readSearchRecords(): SearchRecord[] {
  const content = {
    bonds: readBonds(),
    categories: readProductCategories(),
    states: readStates(),
    guides: readArticles(),
    pages: readFaqs(),
  };

  return toSearchRecords(content, questionId);
}
