import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { fetchPart, onReconnection } from '~/platform/fetch-part';
import { contractorView, OWN_DESK } from '~/stores/contractor-desk';
import { followView } from '~/stores/desk-view';
import { $session } from '~/stores/session';
import { LoadedPart } from '~/ui/LoadedPart';
import { LoadedView } from '~/ui/LoadedView';
import { Skeleton } from '~/ui/Skeleton';
import { Desk } from './Desk';
import { LOAD_FAILURES } from './load-failures';
import { OfflineNotice } from './OfflineNotice';

const loadForm = () => fetchPart(import('./OpenDesk').then(({ OpenDesk }) => OpenDesk));

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
        {({ desk }) =>
          desk ? (
            <Desk desk={desk} />
          ) : (
            <LoadedPart
              load={loadForm}
              label="Loading the form"
              failures={LOAD_FAILURES}
              onRecovery={onReconnection}
            >
              {(OpenDesk) => <OpenDesk />}
            </LoadedPart>
          )
        }
      </LoadedView>
    </>
  );
}
