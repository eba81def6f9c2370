/** The search's own messages. */
import { formatWholeNumber } from '~/domain/formats/whole-number';
import type { SearchAnswer } from '~/domain/search/search-site';
import type { SearchKind } from '~/domain/search/search-record';
import type { IndexFailure } from './load-index';

export const LOADING = 'Loading the search…';

export const INDEX_FAILURES: Record<IndexFailure, string> = {
  offline: 'You are offline, and this device has no copy of the search yet.',
  'load-failed': 'The search could not be loaded.',
};

export const KIND_LABELS: Record<SearchKind, string> = {
  bond: 'Bond',
  guide: 'Guide',
  page: 'Page',
  question: 'Question',
  state: 'State',
  worksheet: 'Worksheet',
};

/** States the number of results and the effect of Enter. */
export function describeAnswer({ count, results }: SearchAnswer, typed: string): string {
  if (count === 0) return `Nothing found for “${typed}”.`;
  if (count === 1) return '1 result. Enter opens it.';
  if (count > results.length) {
    return `The ${results.length} best of ${formatWholeNumber(count)} results. Enter opens the first.`;
  }

  return `${count} results. Enter opens the first.`;
}
