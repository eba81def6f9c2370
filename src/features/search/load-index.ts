import { fail, ok, type Result } from '~/domain/result';
import { SEARCH_INDEX_PATH } from '~/domain/search/index-file';
import { openSearchIndex, type SearchIndex } from '~/domain/search/search-index';
import { isOnline } from '~/platform/network';
import { nextTask } from '~/platform/next-task';

/** Why the index did not load. */
export type IndexFailure = 'offline' | 'load-failed';

/** The slowest phones load 1 MB in less time, and nobody waits longer for a search. */
const PATIENCE_MS = 20_000;

let loading: Promise<Result<SearchIndex, IndexFailure>> | undefined;

/** Load the index once for all boxes of the page. After a failure, the next call tries again. */
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

    const index = await openSearchIndex(await response.text());
    // On a slow phone, opening a large index and searching it each take a moment. Let the browser handle input in
    // between.
    await nextTask();

    return index ? ok(index) : fail('load-failed');
  } catch {
    return fail(isOnline() ? 'load-failed' : 'offline');
  }
}
