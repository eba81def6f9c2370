import { useStore } from '@nanostores/react';
import { type ReactNode, useDeferredValue, useEffect } from 'react';
import type { OwnApplications } from '~/data/applications/own-applications';
import type { SessionUser } from '~/domain/accounts/session-user';
import { firstBondHolder } from '~/domain/applications/first-bond';
import { describeStatus, isBeingMade } from '~/domain/applications/status-words';
import { type DeskAddress, DESK_TAB_LABELS } from '~/domain/dashboard/desk-address';
import { afterLoad } from '~/platform/after-load';
import { fetchPart } from '~/platform/fetch-part';
import { pageKey } from '~/domain/dashboard/pages';
import { applicationsView, bondsView, SINGLE_KEY, overviewView } from '~/stores/desk';
import { $session } from '~/stores/session';
import { Skeleton } from '~/ui/Skeleton';
import { useLoaded } from '~/ui/use-loaded';
import { useTitle } from '~/ui/use-title';
import { BondsTab } from './BondsTab';
import type { DeskCatalogue, DeskSite } from './catalogue';
import { loadDownloads } from './load-downloads';
import { DeskTabs } from './DeskTabs';
import { OfflineNotice } from './OfflineNotice';
import { OnDemand } from './OnDemand';
import { OtherDesks, OwnDesks } from './OtherDesks';
import { scrollToList } from './Pager';
import { StaffLink } from './StaffLink';
import { Tiles } from './Tiles';
import { useDeskAddress } from './use-desk-address';
import { useDeskView } from './use-desk-view';
import { useWhileMaking } from './use-while-making';
import { ViewFrame } from './ViewFrame';

type Props = { catalogue: DeskCatalogue; site: DeskSite };

/** Where the number of things that need the customer comes. */
const LOADING_LEAD = 'Loading your bonds, renewals and applications, and what they need from you.';

/**
 * The customer's dashboard. The address holds its state (`tab`, `page`, `bond`), so that a link, a reload and the Back
 * button restore it. The page's guard lets only members in.
 */
export function Dashboard(props: Props) {
  // React renders a deferred value in short pieces: the whole desk at once would hold up a phone's keys and taps.
  const session = useDeferredValue(useStore($session, { ssr: 'initial' }));
  const address = useDeskAddress();
  const { bondId } = address;
  if (!('user' in session)) {
    return (
      <>
        <h1 className="min-h-touch">Dashboard</h1>
        <Skeleton label="Loading your dashboard" lead={LOADING_LEAD} lines={4} />
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
const loadInbox = () => fetchPart(import('./Inbox'));
const loadDetails = () => fetchPart(import('./InboxDetails'));
const loadOthers = () => fetchPart(import('./OtherApplications'));
const loadTimeline = () => fetchPart(import('./ApplicationTimeline'));

/**
 * Load the other tabs after the dashboard, so that a tab opens at once and also without a connection. One after another,
 * because a phone that compiles all of them at once answers no key or tap meanwhile.
 */
async function fetchOtherTabs(): Promise<void> {
  const loads = [
    ...[loadDetails, loadDownloads, loadTimeline],
    ...[loadRenewals, loadDocuments, loadAccount],
  ];
  for (const load of loads) {
    const part = await load();
    if (!part.ok) return; // without a connection, or after an update of the site, the others fail too
  }
}

type DeskProps = Props & { address: DeskAddress; user: SessionUser };

function Desk({ address, user, catalogue, site }: DeskProps) {
  const { tab, page, search = '' } = address;
  const overview = useDeskView(overviewView, SINGLE_KEY);
  const applications = useDeskView(applicationsView, SINGLE_KEY);
  useWhileMaking(applications.value?.applications.some(isBeingMade) ?? false, () =>
    Promise.all([
      applicationsView.refresh(SINGLE_KEY),
      overviewView.refresh(SINGLE_KEY),
      ...(tab === 'bonds' ? [bondsView.refresh(pageKey(page, search))] : []),
    ]),
  );
  const { outcome: inbox } = useLoaded(loadInbox);
  const { outcome: others } = useLoaded(loadOthers);
  // Deferred, so that a phone renders the desk in short pieces, and answers keys and taps between them.
  const isArriving = useDeferredValue(
    !inbox ||
      !others ||
      [applications, overview].some(
        ({ value, failure }) => value === undefined && failure === undefined,
      ),
  );
  useTitle(tab === 'bonds' ? '' : DESK_TAB_LABELS[tab]);
  useEffect(() => {
    if (!isArriving) afterLoad(() => void fetchOtherTabs());
  }, [isArriving]);
  useEffect(() => {
    if (!isArriving && location.search.includes('tab=')) scrollToList();
    // Only for the address that the page was opened with.
  }, [isArriving]);

  const desks = (!isArriving && overview.value?.desks) || [];
  const firstBond =
    applications.value &&
    overview.value &&
    firstBondHolder(overview.value.activeBonds, applications.value.applications);
  // What we do with it comes before the empty tiles and list.
  const isFirstAwaited = firstBond === 'us';
  const otherParts = applications.value && hasOthers(applications.value) && (
    <div className="mt-10">
      <OnDemand load={loadOthers} label="Loading your other applications">
        {({ OtherApplications }) => (
          <OtherApplications
            list={applications.value ?? { applications: [], hasMore: false }}
            isLoading={applications.isLoading}
            catalogue={catalogue}
            site={site}
          />
        )}
      </OnDemand>
    </div>
  );
  const panels: Record<typeof tab, ReactNode> = {
    bonds: <BondsTab page={page} search={search} catalogue={catalogue} awaited={firstBond} />,
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
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {/* As high as a button, so that it does not move when a link appears beside it. */}
        <h1 tabIndex={-1} className="min-h-touch focus:outline-none">
          Dashboard
        </h1>
        <OwnDesks desks={desks} />
        <StaffLink userId={user.id} />
      </div>
      {/* Everything loads at once, but shows together: the lines above would push the tiles and the tabs down. */}
      <ViewFrame
        view={isArriving ? { isLoading: true } : applications}
        label="Loading your applications"
        lead={LOADING_LEAD}
        lines={4}
        onRetry={() => void applicationsView.refresh(SINGLE_KEY)}
      >
        {(list) => {
          const parts = { applications: list, overview: overview.value, catalogue, site };
          if (inbox?.ok) return <inbox.value.Inbox {...parts} />;

          return (
            <OnDemand load={loadInbox} label="Loading what needs you">
              {({ Inbox }) => <Inbox {...parts} />}
            </OnDemand>
          );
        }}
      </ViewFrame>
      <div hidden={isArriving}>
        {isFirstAwaited && <div className="mb-10">{otherParts}</div>}
        <Tiles view={overview} />
        <div className="mt-6">
          <DeskTabs tab={tab}>{panels[tab]}</DeskTabs>
        </div>
        {!isFirstAwaited && otherParts}
        <OtherDesks own={desks} />
      </div>
    </>
  );
}

/** Whether an application waits for us or has ended. */
function hasOthers({ applications, hasMore }: OwnApplications): boolean {
  return (
    hasMore || applications.some((application) => describeStatus(application).holder !== 'you')
  );
}
