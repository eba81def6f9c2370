import { type MouseEvent, useSyncExternalStore } from 'react';
import {
  type QueueAddress,
  readQueueAddress,
  writeQueueAddress,
} from '~/domain/underwriting/queue-address';
import { listenToAddress, readAddressSearch, setAddressSearch } from '~/platform/address';

/** What the address of the desk says now; rendered on the server, that of the page without a query. */
export function useQueueAddress(): QueueAddress {
  const search = useSyncExternalStore(listenToAddress, readAddressSearch, () => '');

  return readQueueAddress(search);
}

/** The part of an address that names a page of the queue, whichever application is open over it. */
export function queueKey(address: QueueAddress): string {
  return writeQueueAddress({ ...address, applicationId: undefined });
}

/** Go to another part of the desk: a step that Back undoes, or in place of the present one. */
export function goToQueue(address: QueueAddress, how: 'push' | 'replace' = 'push'): void {
  setAddressSearch(writeQueueAddress(address), how);
}

/**
 * The attributes of a link to another part of the desk. It is a real address, so it can be opened in a tab of its own;
 * a plain press goes there without loading the page again, then does `onOpened`.
 */
export function queueLink(address: QueueAddress, onOpened?: () => void) {
  return {
    href: `/admin${writeQueueAddress(address)}`,
    onClick: (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (!isPlain) return;

      event.preventDefault();
      goToQueue(address);
      onOpened?.();
    },
  };
}
