import { useStore } from '@nanostores/react';
import { useSyncExternalStore } from 'react';
import type { ListedAccount } from '~/data/contractors/contractor-desk';
import { listenToAddress, readAddressSearch, setAddressSearch } from '~/platform/address';
import { fetchPart, onReconnection } from '~/platform/fetch-part';
import { $session } from '~/stores/session';
import { accountsView } from '~/stores/staff-contractors';
import { overviewView, SINGLE_KEY } from '~/stores/underwriting';
import { Button } from '~/ui/Button';
import { LoadedPart } from '~/ui/LoadedPart';
import { Skeleton } from '~/ui/Skeleton';
import { ClosedDesk } from '../ClosedDesk';
import { LOAD_FAILURES } from '../queue-messages';
import { useUnderwritingView } from '../use-underwriting-view';
import { ViewFrame } from '../ViewFrame';

const loadAccount = () => fetchPart(import('./Account'));

const lookAgain = () => overviewView.refresh(SINGLE_KEY);

/** The accounts of contractors for underwriters. The database decides who may read them. */
export function Contractors() {
  const session = useStore($session, { ssr: 'initial' });
  if (!('user' in session)) return <Skeleton label="Loading" lines={6} />;

  return <Desk key={session.user.id} />;
}

function Desk() {
  const access = useUnderwritingView(overviewView, SINGLE_KEY);

  return (
    <ViewFrame view={access} label="Checking your access" onRetry={() => void lookAgain()}>
      {({ overview }) => (overview ? <Accounts /> : <ClosedDesk lookAgain={lookAgain} />)}
    </ViewFrame>
  );
}

function Accounts() {
  const view = useUnderwritingView(accountsView, SINGLE_KEY);
  const search = useSyncExternalStore(listenToAddress, readAddressSearch, () => '');
  const openId = new URLSearchParams(search).get('account');
  // Back returns to the list.
  const open = (id: string | null) => setAddressSearch(id === null ? '' : `?account=${id}`, 'push');

  if (openId !== null) {
    return (
      <div className="grid gap-6">
        <p className="no-print">
          <Button onClick={() => open(null)}>All contractors</Button>
        </p>
        <LoadedPart
          load={loadAccount}
          label="Loading the contractor"
          failures={LOAD_FAILURES}
          onRecovery={onReconnection}
        >
          {({ Account }) => <Account key={openId} id={openId} />}
        </LoadedPart>
      </div>
    );
  }

  return (
    <ViewFrame
      view={view}
      label="Loading the contractors"
      onRetry={() => void accountsView.refresh(SINGLE_KEY)}
    >
      {(accounts) =>
        accounts.length === 0 ? (
          <p>No contractor has opened a desk yet.</p>
        ) : (
          <ul className="grid gap-3">
            {accounts.map((account) => (
              <Row key={account.id} account={account} onOpen={() => open(account.id)} />
            ))}
          </ul>
        )
      }
    </ViewFrame>
  );
}

function Row({ account, onOpen }: { account: ListedAccount; onOpen: () => void }) {
  const { legalName, hasLine, waitingBids, waitingGrants, unreadFigures } = account;
  const waits = [
    hasLine || waitingGrants > 0 ? '' : 'No line yet.',
    waitingGrants > 0 ? 'A line waits for a second underwriter.' : '',
    waitingBids > 0 ? `Bids that wait: ${waitingBids}.` : '',
    unreadFigures > 0 ? `Statements and schedules to read: ${unreadFigures}.` : '',
  ];

  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-rule bg-surface p-4">
      <div>
        <h2 className="text-lg wrap-anywhere">{legalName}</h2>
        <p className="text-muted">{waits.filter(Boolean).join(' ') || 'Nothing waits.'}</p>
      </div>
      <Button onClick={onOpen} aria-label={`Open ${legalName}`}>
        Open
      </Button>
    </li>
  );
}
