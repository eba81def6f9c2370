import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import type { SessionUser } from '~/domain/accounts/session-user';
import { byHolder, needsWords } from '~/domain/applications/standing';
import { daysRemaining } from '~/domain/bonds/renewal-days';
import { isRenewalPressing } from '~/domain/bonds/renewal-words';
import { type DeskAddress, DESK_TAB_LABELS } from '~/domain/dashboard/desk-address';
import type { IsoDate } from '~/domain/dates';
import { today } from '~/platform/clock';
import { fetchPart } from '~/platform/fetch-part';
import { applicationsView, ONLY, overviewView } from '~/stores/desk';
import { $session } from '~/stores/session';
import { Skeleton } from '~/ui/Skeleton';
import { useTitle } from '~/ui/use-title';
import { Applications } from './Applications';
import { BondsTab } from './BondsTab';
import type { DeskCatalogue, DeskSite } from './catalogue';
import { DeskTabs } from './DeskTabs';
import { OfflineNotice } from './OfflineNotice';
import { OnDemand } from './OnDemand';
import { Tiles } from './Tiles';
import { useDeskAddress } from './use-desk-address';
import { useDeskView } from './use-desk-view';

type Props = { catalogue: DeskCatalogue; site: DeskSite };

/**
 * The customer's desk (spec 2, section 2). The address holds what is open (`tab`, `page`, `bond`), so a link, a reload
 * and Back show what was there; the guard of the page lets members in only.
 */
export function Dashboard(props: Props) {
  const session = useStore($session, { ssr: 'initial' });
  const address = useDeskAddress();
  const { bondId } = address;
  if (!('user' in session)) {
    return (
      <>
        <h1 className="mb-6">Dashboard</h1>
        <Skeleton label="Loading your desk" lines={4} />
      </>
    );
  }

  return (
    <>
      <OfflineNotice />
      {bondId === undefined ? (
        <Desk key={session.user.id} address={address} user={session.user} {...props} />
      ) : (
        <OnDemand key={bondId} load={loadSheet} label="Loading the bond">
          {({ BondSheet }) => <BondSheet bondId={bondId} {...props} />}
        </OnDemand>
      )}
    </>
  );
}

const loadSheet = () => fetchPart(import('./BondSheet'));
const loadRenewals = () => fetchPart(import('./RenewalList'));
const loadDocuments = () => fetchPart(import('./DocumentsTab'));
const loadAccount = () => fetchPart(import('./AccountTab'));

/** Once the desk is there, so that a tab opens at once, and also without a connection. */
function fetchOtherTabs(): void {
  for (const load of [loadRenewals, loadDocuments, loadAccount]) void load();
}

type DeskProps = Props & { address: DeskAddress; user: SessionUser };

function Desk({ address, user, catalogue, site }: DeskProps) {
  const { tab, page } = address;
  const overview = useDeskView(overviewView, ONLY);
  const applications = useDeskView(applicationsView, ONLY);
  const pressingRenewal = pressingDay(overview.value?.nextDue);
  const isArriving = applications.value === undefined && applications.failure === undefined;
  useTitle(tab === 'bonds' ? '' : DESK_TAB_LABELS[tab]);
  useEffect(fetchOtherTabs, []);

  const panels: Record<typeof tab, ReactNode> = {
    bonds: <BondsTab page={page} catalogue={catalogue} />,
    renewals: (
      <OnDemand key="renewals" load={loadRenewals} label="Loading your renewals">
        {({ RenewalList }) => <RenewalList page={page} />}
      </OnDemand>
    ),
    documents: (
      <OnDemand key="documents" load={loadDocuments} label="Loading your documents">
        {({ DocumentsTab }) => <DocumentsTab page={page} />}
      </OnDemand>
    ),
    account: (
      <OnDemand key="account" load={loadAccount} label="Loading your account">
        {({ AccountTab }) => <AccountTab user={user} site={site} />}
      </OnDemand>
    ),
  };

  return (
    <>
      <header className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 tabIndex={-1} className="focus:outline-none">
          Dashboard
        </h1>
        <p className="min-h-7 text-lg text-muted">
          {applications.value &&
            needsWords(byHolder(applications.value).you.length + (pressingRenewal ? 1 : 0))}
        </p>
      </header>
      <Tiles view={overview} />
      <Applications
        view={applications}
        pressingRenewal={pressingRenewal}
        catalogue={catalogue}
        site={site}
      />
      {/* Loaded beside the applications, shown with them: what stands above would push it away. */}
      <div className="mt-10" hidden={isArriving}>
        <DeskTabs tab={tab}>{panels[tab]}</DeskTabs>
      </div>
    </>
  );
}

/** The day of the next renewal, where it has to be begun now. */
function pressingDay(nextDue: IsoDate | undefined): IsoDate | undefined {
  const isPressing = nextDue !== undefined && isRenewalPressing(daysRemaining(nextDue, today()));

  return isPressing ? nextDue : undefined;
}
