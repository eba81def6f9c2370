import { useStore } from '@nanostores/react';
import { useSyncExternalStore } from 'react';
import { isOnline, onNetworkChange } from '~/platform/network';
import { Alert } from '~/ui/Alert';
import { $laterParts } from './later-parts-loader';
import { $openingParts } from './opening-parts-loader';

/** Notices about the quote as a whole: how it opened, the connection, and changes by other tabs or devices. */
export function WizardNotices() {
  const { ChangedElsewhere } = useStore($laterParts) ?? {};
  const { OpeningNotices } = useStore($openingParts) ?? {};
  const isConnected = useSyncExternalStore(onNetworkChange, isOnline, () => true);

  return (
    <>
      <div className="no-print top-4 z-20 grid gap-4 not-empty:mb-6 lg:sticky">
        {!isConnected && (
          <Alert type="warning" isAnnounced title="You are offline">
            You can keep answering: your answers are saved on this device. You need a connection to
            pay and submit.
          </Alert>
        )}
        {ChangedElsewhere && <ChangedElsewhere />}
      </div>
      <div className="no-print grid gap-4 not-empty:mb-6">
        {OpeningNotices && <OpeningNotices />}
      </div>
    </>
  );
}
