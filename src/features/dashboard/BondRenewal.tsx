import type { ReactNode } from 'react';
import type { Bond } from '~/data/bonds/bonds';
import { renewalHref, renewalIsOpenWords, renewalOpensWords } from '~/domain/bonds/renewal-words';
import { addDays, type IsoDate } from '~/domain/dates';
import { lastDayToRenew, RENEWAL_WINDOW_DAYS } from '~/domain/renewals/reminders';
import { findRenewalState } from '~/domain/renewals/renewal-window';
import { today } from '~/platform/clock';
import { AddToCalendar } from './AddToCalendar';

/** A link that renews the bond, or the reason why the bond cannot be renewed now. */
export function BondRenewal({ bond }: { bond: Bond }) {
  const renewalState = findRenewalState(bond, today());

  if (renewalState.name === 'open') {
    return (
      <>
        <Note>{renewalIsOpenWords(bond.lastDay ?? bond.expiryDate, renewalState.startsOn)}</Note>
        <p className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
          <a href={renewalHref(bond)} className="button button-secondary">
            Start Renewal
          </a>
          <AddToCalendar bond={bond} day={lastDayToRenew(renewalState.startsOn)} />
        </p>
      </>
    );
  }
  if (renewalState.name === 'under-way') {
    return (
      <Note>We received your renewal of this bond. See it on the dashboard, under “With us”.</Note>
    );
  }
  if (renewalState.name !== 'closed') {
    return (
      <>
        <Note>{renewalOpensWords(bond, renewalState.opensOn)}</Note>
        <AddToCalendar bond={bond} day={lastDayToRenew(dueAfter(renewalState.opensOn))} />
      </>
    );
  }
  if (bond.status !== 'expired') return null;

  return (
    <>
      <Note>Its term is over, so you can’t renew it. You need a new bond.</Note>
      <p className="mt-3">
        <a href={renewalHref(bond)} className="button button-secondary">
          Apply for a New Bond
        </a>
      </p>
    </>
  );
}

function dueAfter(opensOn: IsoDate): IsoDate {
  return addDays(opensOn, RENEWAL_WINDOW_DAYS);
}

function Note({ children }: { children: ReactNode }) {
  return <p className="mt-3 text-muted">{children}</p>;
}
