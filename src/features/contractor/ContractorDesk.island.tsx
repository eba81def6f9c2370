import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { DESK_FAILURES } from '~/domain/contractors/desk-failures';
import { contractorView, OWN_DESK } from '~/stores/contractor-desk';
import { followView } from '~/stores/desk-view';
import { $session } from '~/stores/session';
import { LoadedView } from '~/ui/LoadedView';
import { Skeleton } from '~/ui/Skeleton';
import { Desk } from './Desk';
import { OfflineNotice } from './OfflineNotice';
import { OpenDesk } from './OpenDesk';

const NOT_LOADED = 'Your desk did not load';

const LOAD_FAILURES = {
  'load-failed': { title: NOT_LOADED, description: DESK_FAILURES['not-saved'] },
  unreachable: {
    title: NOT_LOADED,
    description: 'Our server did not answer. Your records are safe. Try again in a moment.',
  },
  offline: {
    title: 'You are offline',
    description: 'Your desk loads automatically when you are back online.',
  },
};

/** The desk of a contractor: line, projects, statements and work in progress. */
export function ContractorDesk() {
  const session = useStore($session, { ssr: 'initial' });
  if (!('user' in session)) return <Skeleton label="Loading your desk" lines={6} />;

  return <LoadedDesk key={session.user.id} />;
}

function LoadedDesk() {
  const view = useStore(contractorView.at(OWN_DESK));
  useEffect(() => followView(contractorView, OWN_DESK), []);

  return (
    <>
      <OfflineNotice />
      <LoadedView
        view={view}
        label="Loading your desk"
        lines={6}
        failures={LOAD_FAILURES}
        onRetry={() => void contractorView.refresh(OWN_DESK)}
      >
        {({ desk }) => (desk ? <Desk desk={desk} /> : <OpenDesk />)}
      </LoadedView>
    </>
  );
}
