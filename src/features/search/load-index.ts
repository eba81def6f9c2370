import { fail, ok, type Result } from '~/domain/result';
import { SEARCH_INDEX_PATH } from '~/domain/search/index-file';
import { openSearchIndex, type SearchIndex } from '~/domain/search/search-index';
import { isOnline } from '~/platform/network';
import { nextTask } from '~/platform/next-task';

/** The index cannot be had: without a network, or for any other reason. */
export type IndexFailure = 'offline' | 'load-failed';

/** Longer than the slowest phone takes for 1 MB; nobody waits longer for a search. */
const PATIENCE_MS = 20_000;

let loading: Promise<Result<SearchIndex, IndexFailure>> | undefined;

/** The index, loaded once for all boxes of the page. What failed is tried anew with the next call. */
export function loadSearchIndex(): Promise<Result<SearchIndex, IndexFailure>> {
  loading ??= fetchIndex().then((result) => {
    if (!result.ok) loading = undefined;

    return result;
  });

  return loading;
}

async function fetchIndex(): Promise<Result<SearchIndex, IndexFailure>> {
  try {
    const response = await fetch(SEARCH_INDEX_PATH, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!response.ok) return fail('load-failed');

    // Parsing, opening and searching a large index take a slow phone a moment each.
    const file: unknown = await response.json();
    await nextTask();
    const index = openSearchIndex(file);
    await nextTask();

    return index ? ok(index) : fail('load-failed');
  } catch {
    return fail(isOnline() ? 'load-failed' : 'offline');
  }
}
