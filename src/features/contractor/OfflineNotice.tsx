import { useEffect, useSyncExternalStore } from 'react';
import { isOnline, onNetworkChange } from '~/platform/network';
import { callPart } from '~/platform/page-parts';
import { Alert } from '~/ui/Alert';

/** Says that the loaded desk stays and that changes need a connection. */
export function OfflineNotice() {
  const isConnected = useSyncExternalStore(onNetworkChange, isOnline, () => true);
  useEffect(() => callPart('toaster'), []); // without a connection, their code cannot load when a failure needs one
  if (isConnected) return null;

  return (
    <div className="no-print mb-6">
      <Alert type="warning" isAnnounced title="You are offline">
        This page may be out of date. Requests to bid and changes need a connection.
      </Alert>
    </div>
  );
}
