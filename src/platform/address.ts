/**
 * The query string of the browser's address as state: it survives a reload, a shared link and the
 * Back button.
 */

const listeners = new Set<() => void>();

/** The current query string: empty, or starting with '?'. */
export function readAddressSearch(): string {
  return window.location.search;
}

/**
 * Change the query string of the address. 'push' adds a history entry that Back undoes; 'replace'
 * changes the current entry.
 */
export function setAddressSearch(search: string, how: 'push' | 'replace'): void {
  if (search === readAddressSearch()) return;

  const address = `${window.location.pathname}${search}`;
  if (how === 'push') window.history.pushState(null, '', address);
  else window.history.replaceState(null, '', address);
  for (const listener of listeners) listener();
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
