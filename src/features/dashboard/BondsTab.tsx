import type { BondPage } from '~/data/bonds';
import { PAGE_SIZE } from '~/domain/dashboard/pages';
import { bondsView } from '~/stores/desk';
import { BondRow } from './BondRow';
import type { DeskCatalogue } from './catalogue';
import { EmptyDesk } from './EmptyDesk';
import { EMPTY } from './messages';
import { NoSuchPage } from './NoSuchPage';
import { Pager } from './Pager';
import { useDeskView } from './use-desk-view';
import { ViewFrame } from './ViewFrame';

/** The bonds of the customer, newest first, page by page (spec 2, section 2). */
export function BondsTab({ page, catalogue }: { page: number; catalogue: DeskCatalogue }) {
  const view = useDeskView(bondsView, String(page));

  return (
    <ViewFrame
      view={view}
      label="Loading your bonds"
      onRetry={() => void bondsView.refresh(String(page))}
    >
      {(list) => <BondList page={page} list={list} catalogue={catalogue} />}
    </ViewFrame>
  );
}

type ListProps = { page: number; list: BondPage; catalogue: DeskCatalogue };

function BondList({ page, list: { bonds, total }, catalogue }: ListProps) {
  if (bonds.length === 0 && page > 1) return <NoSuchPage tab="bonds" page={page} />;
  if (bonds.length === 0) {
    return (
      <EmptyDesk {...EMPTY.bonds} level={2}>
        <a href="/get-a-bond" className="button button-primary">
          Find a Bond
        </a>
      </EmptyDesk>
    );
  }

  return (
    <>
      <h2 className="sr-only">Your bonds</h2>
      {total > PAGE_SIZE && <Pager what="bonds" tab="bonds" page={page} total={total} />}
      <ul className="divide-y divide-rule">
        {bonds.map((bond) => (
          <li key={bond.id} className="py-5 first:pt-1 last:pb-1">
            <BondRow bond={bond} catalogue={catalogue} />
          </li>
        ))}
      </ul>
      <Pager what="bonds" tab="bonds" page={page} total={total} />
    </>
  );
}
