import { useStore } from '@nanostores/react';
import { FullAccountNotice } from './FullAccountNotice';
import { OtherDeviceNotice } from './OtherDeviceNotice';
import { OtherTabNotice } from './OtherTabNotice';
import { SignedOutNotice } from './SignedOutNotice';
import { $isAccountFull } from './store';
import { UnkeptNotice } from './UnkeptNotice';

/** Notices about the storage of the quote: changes by other tabs or devices, a sign-out, and storage that is full. */
export function ChangedElsewhere() {
  const isAccountFull = useStore($isAccountFull);

  return (
    <>
      <SignedOutNotice />
      <UnkeptNotice />
      <OtherTabNotice />
      <OtherDeviceNotice />
      {isAccountFull && <FullAccountNotice />}
    </>
  );
}
