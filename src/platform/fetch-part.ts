import { fail, ok, type Result } from '~/domain/result';
import { isOnline, onNetworkChange } from './network';

/**
 * The code of a part of a page, or the reason that it did not load. 'site-updated': a new build
 * replaced the code.
 */
export type PartResult<Part> = Result<Part, 'site-updated' | 'unreachable' | 'offline'>;

/** Limit for the request that finds out whether the site was updated. */
const TIMEOUT_MS = 5000;

/** Wait for code that is loading. Never rejects. */
export async function fetchPart<Part>(fetching: Promise<Part>): Promise<PartResult<Part>> {
  try {
    return ok(await fetching);
  } catch {
    if (!isOnline()) return fail('offline');
    return fail((await isSiteUpdated()) ? 'site-updated' : 'unreachable');
  }
}

/**
 * Call back whenever the connection returns. The returned function stops it. With the failure 'offline', call back at once
 * if the connection has returned since that failure.
 */
export function onReconnection(callBack: () => void, failure?: string): () => void {
  if (failure === 'offline' && isOnline()) callBack();

  return onNetworkChange(() => {
    if (isOnline()) callBack();
  });
}

/**
 * Whether the server's page has an island with another file than this page. If so, code that this
 * page has not loaded yet may no longer exist. False when the server does not answer.
 */
async function isSiteUpdated(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(location.pathname, { cache: 'no-store', signal });
    const page = await answer.text();

    return (
      answer.ok &&
      [...document.querySelectorAll('[component-url]')].some(
        (island) => !page.includes(island.getAttribute('component-url') ?? ''),
      )
    );
  } catch {
    return false;
  }
}
