import { useStore } from '@nanostores/react';
import { useEffect, useSyncExternalStore } from 'react';
import type { AttorneyAccount } from '~/data/firms/firm';
import { isOnline, onNetworkChange } from '~/platform/network';
import { fetchPart } from '~/platform/fetch-part';
import { callPart } from '~/platform/page-parts';
import { accountView, SINGLE_KEY } from '~/stores/attorney';
import { $session } from '~/stores/session';
import { Alert } from '~/ui/Alert';
import { OnDemand } from './OnDemand';
import { LoadedView } from '~/ui/LoadedView';
import { Skeleton } from '~/ui/Skeleton';
import { Board } from './Board';
import type { DeskStates } from './desk-states';
import { LOAD_FAILURES } from './messages';
import { nameNewMatter, useAttorneyAddress } from './use-attorney-address';
import { useView } from './use-view';

type Props = { states: DeskStates };

const loadOpenFirm = () => fetchPart(import('./OpenFirm'));
const loadSheet = () => fetchPart(import('./MatterSheet'));
const loadFirm = () => fetchPart(import('./FirmPage'));

/** The desk of a law firm: the board of its matters, one matter, or the firm. The address holds the view. */
export function AttorneyDesk({ states }: Props) {
  const session = useStore($session, { ssr: 'initial' });
  if (!('user' in session)) return <Skeleton label="Loading your desk" lines={5} />;

  return <Desk key={session.user.id} userId={session.user.id} states={states} />;
}

function Desk({ userId, states }: Props & { userId: string }) {
  const account = useView(accountView, SINGLE_KEY);

  return (
    <>
      <OfflineNotice />
      <LoadedView
        view={account}
        label="Loading your firm"
        lines={5}
        failures={LOAD_FAILURES}
        onRetry={() => void accountView.refresh(SINGLE_KEY)}
      >
        {(value) => <View account={value} userId={userId} states={states} />}
      </LoadedView>
    </>
  );
}

function View({ account, userId, states }: Props & { account: AttorneyAccount; userId: string }) {
  const { matterId, newKind, isFirm } = useAttorneyAddress();
  if (!account.firm) {
    return (
      <OnDemand load={loadOpenFirm} label="Loading the form">
        {({ OpenFirm }) => <OpenFirm invitations={account.invitations} />}
      </OnDemand>
    );
  }
  if (isFirm) {
    return (
      <OnDemand load={loadFirm} label="Loading your firm">
        {({ FirmPage }) => <FirmPage account={account} userId={userId} />}
      </OnDemand>
    );
  }
  if (matterId !== undefined) {
    return (
      <OnDemand key={matterId} load={loadSheet} label="Loading the matter">
        {({ MatterSheet }) => (
          <MatterSheet
            id={matterId}
            newKind={newKind}
            account={account}
            userId={userId}
            states={states}
          />
        )}
      </OnDemand>
    );
  }

  return newKind ? <NewMatter /> : <Board account={account} states={states} />;
}

/** A link from outside names no matter: give the new one its id. */
function NewMatter() {
  useEffect(nameNewMatter, []);

  return <Skeleton label="Opening a new matter" lines={8} />;
}

function OfflineNotice() {
  const isConnected = useSyncExternalStore(onNetworkChange, isOnline, () => true);
  useEffect(() => callPart('toaster'), []); // load the toasts now: without a connection, their code cannot load
  if (isConnected) return null;

  return (
    <div className="no-print mb-6">
      <Alert type="warning" isAnnounced title="You are offline">
        You can read and type. We save when you are back online. Keep this page open.
      </Alert>
    </div>
  );
}
