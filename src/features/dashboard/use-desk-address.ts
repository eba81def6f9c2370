import { type MouseEvent, useSyncExternalStore } from 'react';
import {
  type DeskAddress,
  readDeskAddress,
  writeDeskAddress,
} from '~/domain/dashboard/desk-address';
import { listenToAddress, readAddressSearch, setAddressSearch } from '~/platform/address';

type Target = Omit<DeskAddress, 'page'> & { page?: number };

/** The current address of the dashboard. The prerendered page uses the address without a query. */
export function useDeskAddress(): DeskAddress {
  const search = useSyncExternalStore(listenToAddress, readAddressSearch, () => '');

  return readDeskAddress(search);
}

/** Open another view of the dashboard as a step that the Back button undoes. A bond's view starts at its top. */
export function openDesk(target: Target): void {
  const before = readAddressSearch();
  setAddressSearch(writeDeskAddress(target, before), 'push');
  if (target.bondId !== readDeskAddress(before).bondId) window.scrollTo(0, 0);
}

/**
 * The attributes of a link to another view. The link has a real address, so it can open in a new tab. A plain click
 * goes there without a reload, then calls `onOpened`.
 */
export function deskLink(target: Target, onOpened?: () => void) {
  return link(`/dashboard${writeDeskAddress(target, '')}`, () => openDesk(target), onOpened);
}

/** Like `deskLink`, for a page of a list with a separate path. */
export function listLink(path: string, target: Omit<Target, 'tab'>, onOpened?: () => void) {
  const search = writeDeskAddress({ ...target, tab: 'bonds' }, '');

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
