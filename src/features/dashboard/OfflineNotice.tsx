import { useEffect, useSyncExternalStore } from 'react';
import { isOnline, onNetworkChange } from '~/platform/network';
import { callPart } from '~/platform/page-parts';
import { Alert } from '~/ui/Alert';

/** Without a connection: what is on the page stays, and what is not. */
export function OfflineNotice() {
  const isConnected = useSyncExternalStore(onNetworkChange, isOnline, () => true);
  useEffect(() => callPart('toaster'), []); // what shows a failure cannot be had any more once it is needed
  if (isConnected) return null;

  return (
    <div className="no-print mb-6">
      <Alert type="warning" isAnnounced title="You are offline">
        What was loaded stays on the page and may be out of date. Downloads and answers need a
        connection.
      </Alert>
    </div>
  );
}
