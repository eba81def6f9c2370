import { useStore } from '@nanostores/react';
import { $session } from '~/stores/session';
import { Skeleton } from '~/ui/Skeleton';
import { OfflineNotice } from './OfflineNotice';
import { LIST_ID } from './Pager';
import { RenewalList } from './RenewalList';
import { useDeskAddress } from './use-desk-address';

/** The list of renewals as a separate page. */
export function Renewals() {
  const session = useStore($session, { ssr: 'initial' });
  const { page } = useDeskAddress();
  if (!('user' in session)) return <Skeleton label="Loading your renewals" />;

  return (
    <>
      <OfflineNotice />
      <div
        id={LIST_ID}
        tabIndex={-1}
        className="scroll-mt-6 rounded-md border border-rule bg-surface p-4 sm:p-7"
      >
        <RenewalList page={page} path="/dashboard/renewals" />
      </div>
    </>
  );
}
