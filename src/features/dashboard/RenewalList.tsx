import type { DeskRenewal } from '~/data/renewals';
import { daysRemaining } from '~/domain/bonds/renewal-days';
import { isRenewalPressing, remainingWords, renewalHref } from '~/domain/bonds/renewal-words';
import { formatDate } from '~/domain/dates';
import { formatWholeMoney } from '~/domain/money';
import { renewalStanding } from '~/domain/renewals/renewal-window';
import { parseStateCode, stateName } from '~/domain/us-states';
import { today } from '~/platform/clock';
import { renewalsView } from '~/stores/desk';
import { EmptyDesk } from './EmptyDesk';
import { EMPTY } from './messages';
import { NoSuchPage } from './NoSuchPage';
import { Pager } from './Pager';
import { useDeskView } from './use-desk-view';
import { ViewFrame } from './ViewFrame';

type Props = {
  page: number;
  /** The path of the page that shows the list, where it is not the dashboard. */
  path?: string;
};

/** The bonds that have to be renewed, soonest first (spec 2, section 2). */
export function RenewalList({ page, path }: Props) {
  const view = useDeskView(renewalsView, String(page));

  return (
    <ViewFrame
      view={view}
      label="Loading your renewals"
      onRetry={() => void renewalsView.refresh(String(page))}
    >
      {({ renewals, total }) => {
        if (renewals.length === 0 && page > 1) return <NoSuchPage tab="renewals" page={page} />;
        if (renewals.length === 0) return <EmptyDesk {...EMPTY.renewals} level={2} />;

        return (
          <>
            <h2 className="sr-only">Bonds to renew</h2>
            <ul className="divide-y divide-rule">
              {renewals.map((renewal) => (
                <li key={renewal.id} className="py-5 first:pt-1 last:pb-1">
                  <RenewalRow renewal={renewal} />
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

function RenewalRow({ renewal }: { renewal: DeskRenewal }) {
  const { id, nextDue, bondNumber, bondName, stateCode, amount } = renewal;
  const days = daysRemaining(nextDue, today());
  const isPressing = isRenewalPressing(days);
  const state = parseStateCode(stateCode);

  return (
    <article
      aria-labelledby={`renewal-${id}`}
      className="grid items-center gap-x-6 gap-y-3 sm:grid-cols-[8.5rem_1fr_auto]"
    >
      <p
        className={`flex items-baseline gap-x-2 border-l-4 pl-3 font-semibold sm:block ${
          isPressing ? 'border-copper text-copper-strong' : 'border-rule'
        }`}
      >
        {days > 1 ? (
          <>
            <span className="font-display text-2xl leading-none tabular-nums">{days}</span>{' '}
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
          Due {formatDate(nextDue)}. {formatWholeMoney(amount)} in{' '}
          {state ? stateName(state) : stateCode}.
        </p>
      </div>
      <NextStep renewal={renewal} />
    </article>
  );
}

/** Begin it, where that can be done now; else what is known of it. */
function NextStep({ renewal }: { renewal: DeskRenewal }) {
  const { bondId, bondNumber, bondSlug, stateCode, nextDue, isUnderWay } = renewal;
  const standing = renewalStanding(
    { status: 'active', renewals: [{ nextDue, status: isUnderWay ? 'started' : 'upcoming' }] },
    today(),
  );

  if (standing.name === 'under-way') return <p className="text-muted">Under way</p>;
  if (standing.name === 'later') {
    return <p className="text-muted">From {formatDate(standing.opensOn)}</p>;
  }

  return (
    <a
      href={renewalHref({ id: bondId, bondSlug, stateCode })}
      className="button button-secondary justify-self-start"
    >
      Start Renewal <span className="sr-only">of {bondNumber}</span>
    </a>
  );
}
