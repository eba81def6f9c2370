import { formatWholeNumber } from '~/domain/formats/whole-number';
import type { ReactNode } from 'react';
import type { DeskRenewal } from '~/data/bonds/renewals';
import {
  daysRemaining,
  isRenewalPressing,
  remainingWords,
  renewalHref,
} from '~/domain/bonds/renewal-words';
import { formatDate } from '~/domain/dates';
import { formatWholeMoney } from '~/domain/money';
import { lastDayToRenew } from '~/domain/renewals/reminders';
import { findRenewalState } from '~/domain/renewals/renewal-window';
import { parseStateCode, stateName } from '~/domain/us-states';
import { today } from '~/platform/clock';
import { fetchPart } from '~/platform/fetch-part';
import { renewalsView } from '~/stores/desk';
import { useLoaded } from '~/ui/use-loaded';
import { AddToCalendar } from './AddToCalendar';
import { EmptyDesk } from './EmptyDesk';
import { EMPTY } from './messages';
import { NoSuchPage } from './NoSuchPage';
import { Pager } from './Pager';
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

        const priced = renewals.filter(isOpen).map(({ bondId }) => bondId);

        return (
          <>
            <h2 className="sr-only">Bonds to renew</h2>
            <ul className="divide-y divide-rule">
              {renewals.map((renewal) => (
                <li key={renewal.id} className="py-5 first:pt-1 last:pb-1">
                  <RenewalRow
                    renewal={renewal}
                    priceNote={
                      isOpen(renewal) &&
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

function RenewalRow({ renewal, priceNote }: { renewal: DeskRenewal; priceNote: ReactNode }) {
  const { id, nextDue, bondNumber, bondName, bondSlug, stateCode, amount } = renewal;
  const days = daysRemaining(nextDue, today());
  const renewBy = lastDayToRenew(nextDue);
  const isPressing = isRenewalPressing(days);
  const state = parseStateCode(stateCode);

  return (
    <article
      aria-labelledby={`renewal-${id}`}
      className="grid items-center gap-x-6 gap-y-3 sm:grid-cols-[8.5rem_1fr] lg:grid-cols-[8.5rem_1fr_auto]"
    >
      <p
        className={`flex items-baseline gap-x-2 border-l-4 pl-3 font-semibold sm:block ${
          isPressing ? 'border-copper text-copper-strong' : 'border-rule'
        }`}
      >
        {days > 1 ? (
          <>
            <span className="font-display text-2xl leading-none tabular-nums">
              {formatWholeNumber(days)}
            </span>{' '}
            <span className="text-sm sm:block">days remaining</span>
          </>
        ) : (
          remainingWords(days)
        )}
      </p>
      <div>
        <h3 id={`renewal-${id}`}>{bondName}</h3>
        <p className="text-muted">
          <span className="tabular-nums">{bondNumber}</span>, for {renewal.obligee}
        </p>
        <p className="mt-1 tabular-nums">
          Renew by {formatDate(renewBy)}. Bond amount: {formatWholeMoney(amount)},{' '}
          {state ? stateName(state) : stateCode}.
        </p>
        {priceNote}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 sm:col-start-2 lg:col-start-3 lg:justify-end">
        <NextStep renewal={renewal} />
        <AddToCalendar
          bond={{ id: renewal.bondId, number: bondNumber, bondName, bondSlug, stateCode }}
          day={renewBy}
        />
      </div>
    </article>
  );
}

/** A link that starts the renewal, or the reason why it cannot start now. */
function NextStep({ renewal }: { renewal: DeskRenewal }) {
  const { bondId, bondNumber, bondSlug, stateCode } = renewal;
  const renewalState = stateOf(renewal);

  if (renewalState.name === 'under-way') return <p className="text-muted">Under way</p>;
  if (renewalState.name === 'later') {
    return <p className="text-muted">Renew from {formatDate(renewalState.opensOn)}</p>;
  }

  return (
    <a href={renewalHref({ id: bondId, bondSlug, stateCode })} className="button button-secondary">
      Start Renewal <span className="sr-only">of {bondNumber}</span>
    </a>
  );
}

function stateOf({ nextDue, isUnderWay }: DeskRenewal) {
  return findRenewalState(
    { status: 'active', renewals: [{ nextDue, status: isUnderWay ? 'started' : 'upcoming' }] },
    today(),
  );
}

function isOpen(renewal: DeskRenewal): boolean {
  return stateOf(renewal).name === 'open';
}
