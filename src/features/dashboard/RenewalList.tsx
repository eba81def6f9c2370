import type { DeskRenewal } from '~/data/bonds/renewals';
import { isForOneCommission } from '~/domain/renewals/last-term-facts';
import { fetchPart } from '~/platform/fetch-part';
import { renewalsView } from '~/stores/desk';
import { useLoaded } from '~/ui/use-loaded';
import { deskRenewalState } from './desk-renewal-state';
import { EmptyDesk } from './EmptyDesk';
import { EMPTY } from './messages';
import { NoSuchPage } from './NoSuchPage';
import { Pager } from './Pager';
import { RenewalRow } from './RenewalRow';
import { RoomForPrice } from './RoomForPrice';
import { useDeskView } from './use-desk-view';
import { ViewFrame } from './ViewFrame';

type Props = {
  page: number;
  /** The path of the page with the list, if it is not the dashboard. */
  path?: string;
};

const loadPriceNote = () => fetchPart(import('./RenewalPriceNote'));

/** The bonds to renew, the earliest due date first. */
export function RenewalList({ page, path }: Props) {
  const view = useDeskView(renewalsView, String(page));
  const { outcome } = useLoaded(loadPriceNote);
  const PriceNote = outcome?.ok ? outcome.value.RenewalPriceNote : undefined;

  return (
    <ViewFrame
      view={view}
      label="Loading your renewals"
      onRetry={() => void renewalsView.refresh(String(page))}
    >
      {({ renewals, total }) => {
        if (renewals.length === 0 && page > 1) return <NoSuchPage tab="renewals" page={page} />;
        if (renewals.length === 0) return <EmptyDesk {...EMPTY.renewals} level={2} />;

        const priced = renewals.filter(isAhead).map(({ bondId }) => bondId);

        return (
          <>
            <h2 className="sr-only">Bonds to renew</h2>
            <p className="mb-5 max-w-text text-muted">
              A renewal extends a bond with a continuation certificate. The bond keeps its number.
              {renewals.some(({ bondSlug }) => isForOneCommission(bondSlug)) &&
                ' A notary who is appointed again needs a new bond instead.'}
            </p>
            <ul className="divide-y divide-rule">
              {renewals.map((renewal) => (
                <li key={renewal.id} className="py-5 first:pt-1 last:pb-1">
                  <RenewalRow
                    renewal={renewal}
                    priceNote={
                      isAhead(renewal) &&
                      (PriceNote ? (
                        <PriceNote bondId={renewal.bondId} bondIds={priced} />
                      ) : (
                        !outcome && <RoomForPrice />
                      ))
                    }
                  />
                </li>
              ))}
            </ul>
            <Pager
              what="renewals"
              tab="renewals"
              page={page}
              total={total}
              {...(path !== undefined && { path })}
            />
          </>
        );
      }}
    </ViewFrame>
  );
}

/** Whether the renewal can be started, today or later. A renewal that was sent has its price. */
function isAhead(renewal: DeskRenewal): boolean {
  return deskRenewalState(renewal).name !== 'under-way';
}
