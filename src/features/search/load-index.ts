import { fail, ok, type Result } from '~/domain/result';
import { SEARCH_INDEX_PATH } from '~/domain/search/index-file';
import { openSearchIndex, type SearchIndex } from '~/domain/search/search-index';
import { isOnline } from '~/platform/network';

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
    const index = response.ok ? openSearchIndex(await response.json()) : undefined;

    return index ? ok(index) : fail('load-failed');
  } catch {
    return fail(isOnline() ? 'load-failed' : 'offline');
  }
}
