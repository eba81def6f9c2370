import type { ReactNode } from 'react';
import type { DeskRenewal } from '~/data/bonds/renewals';
import {
  daysRemaining,
  isRenewalPressing,
  remainingWords,
  renewalDeadlineWords,
  renewalHref,
} from '~/domain/bonds/renewal-words';
import { forObligee } from '~/domain/bonds/obligee-words';
import { formatDate } from '~/domain/dates';
import { formatWholeNumber } from '~/domain/formats/whole-number';
import { formatWholeMoney } from '~/domain/money';
import { lastDayToRenew } from '~/domain/renewals/reminders';
import { sentRenewalWords } from '~/domain/renewals/sent-renewal';
import { parseStateCode, stateName } from '~/domain/us-states';
import { dayOf, today } from '~/platform/clock';
import { AddToCalendar } from './AddToCalendar';
import { deskRenewalState } from './desk-renewal-state';

type Props = { renewal: DeskRenewal; priceNote: ReactNode };

/** A bond to renew: by when, or who has the renewal that was sent. */
export function RenewalRow({ renewal, priceNote }: Props) {
  const { id, nextDue, isUnderWay, bondNumber, bondName, bondSlug, stateCode, amount } = renewal;
  const days = daysRemaining(nextDue, today());
  const isPressing = !isUnderWay && isRenewalPressing(days);
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
        {isUnderWay ? 'Renewal sent' : <Countdown days={days} />}
      </p>
      <div>
        <h3 id={`renewal-${id}`}>{bondName}</h3>
        <p className="text-muted">
          <span className="tabular-nums">{bondNumber}</span>,{' '}
          {forObligee(renewal.bondSlug, renewal.obligee)}
        </p>
        <p className="mt-1 tabular-nums">
          {deadlineWords(renewal)} Bond amount: {formatWholeMoney(amount)},{' '}
          {state ? stateName(state) : stateCode}.
        </p>
        {priceNote}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 sm:col-start-2 lg:col-start-3 lg:justify-end">
        <NextStep renewal={renewal} />
        {!isUnderWay && (
          <AddToCalendar
            bond={{ id: renewal.bondId, number: bondNumber, bondName, bondSlug, stateCode }}
            day={lastDayToRenew(nextDue)}
          />
        )}
      </div>
    </article>
  );
}

function Countdown({ days }: { days: number }) {
  if (days <= 1) return remainingWords(days);

  return (
    <>
      <span className="font-display text-2xl leading-none tabular-nums">
        {formatWholeNumber(days)}
      </span>{' '}
      <span className="text-sm sm:block">days remaining</span>
    </>
  );
}

/** By when to renew a bond, or who has the renewal that was sent. */
function deadlineWords({ nextDue, expiryDate, isUnderWay, sent }: DeskRenewal): string {
  if (!isUnderWay) return renewalDeadlineWords(expiryDate, nextDue);

  return sent ? `${sentRenewalWords(sent.status, dayOf(sent.at))}.` : '';
}

/** A link that starts the renewal, or the reason why it cannot start now. Nothing once the renewal is sent. */
function NextStep({ renewal }: { renewal: DeskRenewal }) {
  const { bondId, bondNumber, bondSlug, stateCode } = renewal;
  const renewalState = deskRenewalState(renewal);

  if (renewalState.name === 'under-way') return null;
  if (renewalState.name === 'later') {
    return <p className="text-muted">Renew from {formatDate(renewalState.opensOn)}</p>;
  }

  return (
    <a href={renewalHref({ id: bondId, bondSlug, stateCode })} className="button button-secondary">
      Start Renewal <span className="sr-only">of {bondNumber}</span>
    </a>
  );
}
