import { useSyncExternalStore } from 'react';

/** The query string in the browser's address bar, as state: what is in it survives a reload, a link and Back. */

const listeners = new Set<() => void>();

/** The current query string, '' or starting with '?'. While the page is prerendered and until it is live: ''. */
export function useAddressSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
}

/** Put a query string into the address: as a new step that Back undoes, or in place of the current one. */
export function setAddressSearch(search: string, how: 'push' | 'replace'): void {
  if (search === window.location.search) return;

  const address = `${window.location.pathname}${search}`;
  if (how === 'push') window.history.pushState(null, '', address);
  else window.history.replaceState(null, '', address);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);

  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}
