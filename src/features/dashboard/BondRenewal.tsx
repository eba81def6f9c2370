import type { ReactNode } from 'react';
import type { Bond } from '~/data/bonds';
import { renewalHref } from '~/domain/bonds/renewal-words';
import { formatDate } from '~/domain/dates';
import { renewalStanding } from '~/domain/renewals/renewal-window';
import { today } from '~/platform/clock';

/** How the bond goes on after its term: the way to renew it, or why there is none now. */
export function BondRenewal({ bond }: { bond: Bond }) {
  const standing = renewalStanding(bond, today());

  if (standing.name === 'open') {
    return (
      <p className="mt-3">
        <a href={renewalHref(bond)} className="button button-secondary">
          Start Renewal
        </a>
      </p>
    );
  }
  if (standing.name === 'under-way') {
    return <Note>A renewal of this bond is on its way: you find it among your applications.</Note>;
  }
  if (standing.name !== 'closed') {
    return <Note>You can renew it from {formatDate(standing.opensOn)} on. We write to you.</Note>;
  }
  if (bond.status !== 'expired') return null;

  return (
    <>
      <Note>Its term is over, so it cannot be renewed any more. What you need is a new bond.</Note>
      <p className="mt-3">
        <a href={renewalHref(bond)} className="button button-secondary">
          Apply for a New Bond
        </a>
      </p>
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="mt-3 text-muted">{children}</p>;
}
