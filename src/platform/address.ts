/**
 * The query string in the browser's address bar, as state: what is in it survives a reload, a link
 * and Back.
 */

const listeners = new Set<() => void>();

/** The current query string, '' or starting with '?'. */
export function readAddressSearch(): string {
  return window.location.search;
}

/**
 * Put a query string into the address: as a new step that Back undoes, or in place of the current
 * one.
 */
export function setAddressSearch(search: string, how: 'push' | 'replace'): void {
  if (search === readAddressSearch()) return;

  const address = `${window.location.pathname}${search}`;
  if (how === 'push') window.history.pushState(null, '', address);
  else window.history.replaceState(null, '', address);
  for (const listener of listeners) listener();
}

/** Hear of every change, by `setAddressSearch` and by Back and Forward. Returns the way to stop. */
export function listenToAddress(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);

  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}
