import { useStore } from '@nanostores/react';
import { useSyncExternalStore } from 'react';
import type { SelectOption } from '~/ui/SelectField';
import { fetchPart, onReconnection } from '~/platform/fetch-part';
import { isOnline, onNetworkChange } from '~/platform/network';
import { $session } from '~/stores/session';
import { SINGLE_KEY, overviewView } from '~/stores/underwriting';
import { Alert } from '~/ui/Alert';
import { LoadedPart } from '~/ui/LoadedPart';
import { Skeleton } from '~/ui/Skeleton';
import { ClosedDesk } from './ClosedDesk';
import type { OtherDocuments } from './other-documents';
import { LOAD_FAILURES } from './queue-messages';
import { QueueScreen } from './QueueScreen';
import { useQueueAddress } from './use-queue-address';
import { useUnderwritingView } from './use-underwriting-view';
import { ViewFrame } from './ViewFrame';

const loadApplicationScreen = () => fetchPart(import('./ApplicationScreen'));

type Catalogue = { bonds: readonly SelectOption[]; otherDocuments: OtherDocuments };

const lookAgain = () => overviewView.refresh(SINGLE_KEY);

/** Where the number of applications that wait comes. */
const LOADING_LEAD = 'Loading the applications that wait for a decision.';

/**
 * The underwriters' page. The address holds its state: a tab of the queue with filters and page, and the open
 * application if there is one. Visitors without access are redirected. The database decides who may read what.
 */
export function Underwriting(catalogue: Catalogue) {
  const session = useStore($session, { ssr: 'initial' });
  if (!('user' in session)) {
    return (
      <>
        <LoadingHeading />
        <Skeleton label="Loading the queue" lead={LOADING_LEAD} lines={6} />
      </>
    );
  }

  return <Desk key={session.user.id} userId={session.user.id} {...catalogue} />;
}

function Desk({ userId, bonds, otherDocuments }: Catalogue & { userId: string }) {
  const view = useUnderwritingView(overviewView, SINGLE_KEY);
  const address = useQueueAddress();

  return (
    <>
      <OfflineNotice />
      {!view.value?.overview && <LoadingHeading />}
      <ViewFrame
        view={view}
        label="Loading the queue"
        lead={LOADING_LEAD}
        onRetry={() => void lookAgain()}
      >
        {({ overview }) => {
          if (!overview) return <ClosedDesk lookAgain={lookAgain} />;
          if (address.applicationId === undefined) {
            return (
              <QueueScreen address={address} overview={overview} userId={userId} bonds={bonds} />
            );
          }

          return (
            <LoadedPart
              load={loadApplicationScreen}
              label="Loading the application"
              failures={LOAD_FAILURES}
              onRecovery={onReconnection}
            >
              {({ ApplicationScreen }) => (
                <ApplicationScreen
                  key={address.applicationId}
                  id={String(address.applicationId)}
                  address={address}
                  staff={overview.staff}
                  userId={userId}
                  otherDocuments={otherDocuments}
                />
              )}
            </LoadedPart>
          );
        }}
      </ViewFrame>
    </>
  );
}

/** The page's heading until a screen brings its own. */
function LoadingHeading() {
  return <h1 className="text-2xl">Applications</h1>;
}

/** Says that loaded data stays and that decisions and notes need a connection. */
function OfflineNotice() {
  const isConnected = useSyncExternalStore(onNetworkChange, isOnline, () => true);
  if (isConnected) return null;

  return (
    <div className="no-print mb-6">
      <Alert type="warning" isAnnounced title="You are offline">
        This page may be out of date. What you type stays here. Decisions and notes need a
        connection.
      </Alert>
    </div>
  );
}
