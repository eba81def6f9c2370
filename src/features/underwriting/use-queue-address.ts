import { type MouseEvent, useSyncExternalStore } from 'react';
import {
  type QueueAddress,
  readQueueAddress,
  writeQueueAddress,
} from '~/domain/underwriting/queue-address';
import { listenToAddress, readAddressSearch, setAddressSearch } from '~/platform/address';

/** The current address of the underwriters' page. The prerendered page uses the address without a query. */
export function useQueueAddress(): QueueAddress {
  const search = useSyncExternalStore(listenToAddress, readAddressSearch, () => '');

  return readQueueAddress(search);
}

/** The query of a page of the queue, without the open application. */
export function queueKey(address: QueueAddress): string {
  return writeQueueAddress({ ...address, applicationId: undefined });
}

/**
 * Change the address of the underwriters' page: as a step that the Back button undoes, or in place of the current step.
 */
export function goToQueue(address: QueueAddress, how: 'push' | 'replace' = 'push'): void {
  setAddressSearch(writeQueueAddress(address), how);
}

/**
 * The attributes of a link within the underwriters' page. The link has a real address, so it can open in a new tab. A
 * plain click goes there without a reload, then calls `onOpened`.
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
