import type { Bond, BondPage } from '~/data/bonds/bonds';
import { hasBondEnded } from '~/domain/bonds/bond-status';
import { PAGE_SIZE, pageKey, SEARCH_FROM } from '~/domain/dashboard/pages';
import { fetchPart } from '~/platform/fetch-part';
import { bondsView, SINGLE_KEY, overviewView } from '~/stores/desk';
import { BondRow } from './BondRow';
import type { DeskCatalogue } from './catalogue';
import { EmptyDesk } from './EmptyDesk';
import { EMPTY, EMPTY_AWAITED } from './messages';
import { NoSuchPage } from './NoSuchPage';
import { OnDemand } from './OnDemand';
import { Pager } from './Pager';
import { useDeskView } from './use-desk-view';
import { useWhileMaking } from './use-while-making';
import { ViewFrame } from './ViewFrame';

const loadSearch = () => fetchPart(import('./BondSearch'));

type Props = {
  page: number;
  search: string;
  catalogue: DeskCatalogue;
  /** Who has to act before the first bond is issued. Undefined if none is on its way. */
  awaited: 'us' | 'you' | undefined;
};

/** The customer's bonds, newest first, in pages. */
export function BondsTab({ page, search, catalogue, awaited }: Props) {
  const key = pageKey(page, search);
  const view = useDeskView(bondsView, key);
  const refresh = () => bondsView.refresh(key);
  useWhileMaking(view.value?.bonds.some(({ status }) => status === 'pending') ?? false, () =>
    Promise.all([refresh(), overviewView.refresh(SINGLE_KEY)]),
  );

  return (
    <>
      {(search !== '' || (view.value?.total ?? 0) >= SEARCH_FROM) && (
        <OnDemand load={loadSearch} label="Loading the search" lines={1}>
          {({ BondSearch }) => <BondSearch search={search} found={view.value?.total} />}
        </OnDemand>
      )}
      <ViewFrame view={view} label="Loading your bonds" onRetry={() => void refresh()}>
        {(list) => (
          <BondList
            page={page}
            search={search}
            list={list}
            catalogue={catalogue}
            awaited={awaited}
          />
        )}
      </ViewFrame>
    </>
  );
}

type ListProps = Props & { list: BondPage };

function BondList({ page, search, list: { bonds, total }, catalogue, awaited }: ListProps) {
  if (bonds.length === 0 && page > 1) return <NoSuchPage tab="bonds" page={page} />;
  if (bonds.length === 0 && search !== '') {
    return <p role="status">No bond of yours matches “{search}”. Search for a number or a name.</p>;
  }
  if (bonds.length === 0) {
    return (
      <EmptyDesk {...(awaited ? EMPTY_AWAITED[awaited] : EMPTY.bonds)} level={2}>
        <a
          href="/get-a-bond"
          className={`button ${awaited ? 'button-secondary' : 'button-primary'}`}
        >
          Find a Bond
        </a>
      </EmptyDesk>
    );
  }

  const pager = <Pager what="bonds" tab="bonds" page={page} total={total} search={search} />;
  const ended = bonds.filter(({ status }) => hasBondEnded(status));

  return (
    <>
      <h2 className="sr-only">Your bonds</h2>
      {total > PAGE_SIZE && pager}
      <Rows bonds={bonds.filter(({ status }) => !hasBondEnded(status))} catalogue={catalogue} />
      {ended.length > 0 && (
        <section aria-labelledby="ended-bonds">
          <h3 id="ended-bonds" className="mt-6 border-b border-rule pb-2 text-lg">
            Ended
          </h3>
          <Rows bonds={ended} catalogue={catalogue} />
        </section>
      )}
      {pager}
    </>
  );
}

function Rows({ bonds, catalogue }: { bonds: readonly Bond[]; catalogue: DeskCatalogue }) {
  return (
    <ul className="divide-y divide-rule">
      {bonds.map((bond) => (
        <li key={bond.id} className="py-4 first:pt-3 last:pb-1">
          <BondRow bond={bond} catalogue={catalogue} />
        </li>
      ))}
    </ul>
  );
}
