/**
 * The query string of the browser's address as state: it survives a reload, a shared link and the
 * Back button.
 */

const listeners = new Set<() => void>();

/**
 * How long a typed query string waits. Safari refuses more than 100 changes of the address in ten seconds, and a held
 * Backspace key makes 300.
 */
const TYPED_WAIT_MS = 150;

/** A typed query string that waits, and the one of the address that it replaces. */
let typed: { search: string; replaces: string } | undefined;

/** The current query string: empty, or starting with '?'. */
export function readAddressSearch(): string {
  return waitingSearch() ?? window.location.search;
}

/**
 * Change the query string of the address. 'push' adds a history entry that Back undoes; 'replace' changes the current
 * entry; 'typed' does so too, for changes with every key: readers and listeners have it at once, the address a moment
 * later.
 */
export function setAddressSearch(search: string, how: 'push' | 'replace' | 'typed'): void {
  if (search === readAddressSearch()) return;

  if (how === 'typed') {
    if (waitingSearch() === undefined) setTimeout(writeTyped, TYPED_WAIT_MS);
    typed = { search, replaces: window.location.search };
  } else {
    writeTyped();
    if (how === 'push') window.history.pushState(null, '', addressWith(search));
    else window.history.replaceState(null, '', addressWith(search));
  }
  for (const listener of listeners) listener();
}

function writeTyped(): void {
  const search = waitingSearch();
  typed = undefined;
  if (search !== undefined) window.history.replaceState(null, '', addressWith(search));
}

/** The typed query string that waits. Undefined if there is none, or if Back or Forward changed the address. */
function waitingSearch(): string | undefined {
  return typed?.replaces === window.location.search ? typed.search : undefined;
}

function addressWith(search: string): string {
  return `${window.location.pathname}${search}`;
}

/**
 * Call the listener after every change, by `setAddressSearch` and by Back and Forward. The returned
 * function stops it.
 */
export function listenToAddress(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);

  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}
