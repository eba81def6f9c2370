import { type MouseEvent, useSyncExternalStore } from 'react';
import {
  type DeskAddress,
  readDeskAddress,
  writeDeskAddress,
} from '~/domain/dashboard/desk-address';
import { listenToAddress, readAddressSearch, setAddressSearch } from '~/platform/address';

type Target = Omit<DeskAddress, 'page'> & { page?: number };

/** What the address of the desk says now; rendered on the server, that of the page without a query. */
export function useDeskAddress(): DeskAddress {
  const search = useSyncExternalStore(listenToAddress, readAddressSearch, () => '');

  return readDeskAddress(search);
}

/** Open another view of the desk: a step that Back undoes. A bond is a page of its own, seen from its top. */
export function openDesk(target: Target): void {
  const before = readAddressSearch();
  setAddressSearch(writeDeskAddress(target, before), 'push');
  if (target.bondId !== readDeskAddress(before).bondId) window.scrollTo(0, 0);
}

/**
 * The attributes of a link to another view. It is a real address, so it can be opened in a tab of its own; a plain
 * press goes there without loading the page again, then does `onOpened`.
 */
export function deskLink(target: Target, onOpened?: () => void) {
  return link(`/dashboard${writeDeskAddress(target, '')}`, () => openDesk(target), onOpened);
}

/** The same for another page of a list that has a path of its own. */
export function listLink(path: string, page: number, onOpened?: () => void) {
  const search = page === 1 ? '' : `?page=${page}`;

  return link(`${path}${search}`, () => setAddressSearch(search, 'push'), onOpened);
}

function link(href: string, open: () => void, onOpened?: () => void) {
  return {
    href,
    onClick: (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (!isPlain) return;

      event.preventDefault();
      open();
      onOpened?.();
    },
  };
}
