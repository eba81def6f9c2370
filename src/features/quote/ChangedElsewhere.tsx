import { useStore } from '@nanostores/react';
import { Suspense } from 'react';
import { lazyPart } from './lazy-part';
import { OtherTabNotice } from './OtherTabNotice';
import { SignedOutNotice } from './SignedOutNotice';
import { $isAccountFull, $otherDevice } from './store';
import { UnkeptNotice } from './UnkeptNotice';

// Few visitors see these two, and only after an answer of the server.
const FullAccountNotice = lazyPart(
  async () => (await import('./FullAccountNotice')).FullAccountNotice,
);
const OtherDeviceNotice = lazyPart(
  async () => (await import('./OtherDeviceNotice')).OtherDeviceNotice,
);

/** Notices about the storage of the quote: changes by other tabs or devices, a sign-out, and storage that is full. */
export function ChangedElsewhere() {
  const isAccountFull = useStore($isAccountFull);
  const isChangedElsewhere = useStore($otherDevice) !== undefined;

  return (
    <>
      <SignedOutNotice />
      <UnkeptNotice />
      <OtherTabNotice />
      <Suspense>{isChangedElsewhere && <OtherDeviceNotice />}</Suspense>
      <Suspense>{isAccountFull && <FullAccountNotice />}</Suspense>
    </>
  );
}
