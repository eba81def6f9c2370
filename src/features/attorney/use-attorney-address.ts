import { type MouseEvent, useSyncExternalStore } from 'react';
import {
  type AttorneyAddress,
  readAttorneyAddress,
  writeAttorneyAddress,
} from '~/domain/matters/desk-address';
import { listenToAddress, readAddressSearch, setAddressSearch } from '~/platform/address';
import { randomId } from '~/platform/random';

/** The current address of the desk. */
export function useAttorneyAddress(): AttorneyAddress {
  const search = useSyncExternalStore(listenToAddress, readAddressSearch, () => '');

  return readAttorneyAddress(search);
}

/** Give the new matter of the address an id. The facts of the address stay. */
export function nameNewMatter(): void {
  const query = new URLSearchParams(readAddressSearch());
  query.set('matter', randomId());
  setAddressSearch(`?${query.toString()}`, 'replace');
}

/** Open another view as a step that the Back button undoes. */
export function openDesk(target: Partial<AttorneyAddress>): void {
  setAddressSearch(writeAttorneyAddress(target), 'push');
  window.scrollTo(0, 0);
}

/** The attributes of a link to another view. A plain click goes there without a reload. */
export function deskLink(target: Partial<AttorneyAddress>) {
  return {
    href: `/dashboard/attorney${writeAttorneyAddress(target)}`,
    onClick: (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;

      event.preventDefault();
      openDesk(target);
    },
  };
}
