import { estimateChange } from '~/domain/bond-requests/change-estimate';
import { isRefundedByDays, type PaidTerm } from '~/domain/bond-requests/premium-estimates';
import type { BondChange, BondToChange } from '~/domain/bond-requests/read-change';
import { endsBond, type RequestKind } from '~/domain/bond-requests/request-kinds';
import { AMOUNT_RULE, finalPriceWords } from '~/domain/bond-requests/request-words';
import { endsAtAward } from '~/domain/bonds/bond-types';
import type { IsoDate } from '~/domain/dates';
import { formatMoney } from '~/domain/money';

type Props = {
  kind: RequestKind;
  change: BondChange | undefined;
  /** Why the day in the form allows no estimate. */
  dayProblem?: string | undefined;
  bond: BondToChange;
  terms: readonly PaidTerm[];
  today: IsoDate;
};

/** The effect of a request on the premium, once the fields allow an estimate, and the rule behind it. */
export function PremiumPreview({ kind, change, dayProblem, bond, terms, today }: Props) {
  if (kind === 'name-change' || kind === 'address-change') return null;
  const estimate = change && estimateChange(change, bond, terms, today);
  const after = estimate === undefined ? undefined : finalPriceWords(kind, estimate);

  return (
    <div className="rounded-sm border border-rule bg-sunken px-4 py-3" aria-live="polite">
      <p className="text-sm text-muted">
        {endsBond(kind) ? 'Possible premium refund' : 'Additional premium'}
      </p>
      {estimate !== undefined ? (
        <>
          <p className="font-display text-xl tabular-nums">{formatMoney(estimate)}</p>
          {after && <p className="text-sm">{after}</p>}
        </>
      ) : (
        <p>{dayProblem ?? unknownWords(kind, bond, terms)}</p>
      )}
      {isRefundedByDays(bond.bondSlug) && (
        <p className="mt-2 text-sm">
          {endsBond(kind) ? (
            <>
              The first year is earned in full. After that, we refund premium for the remaining days
              in proportion, without fees and taxes: see{' '}
              <a href="/terms#cancellation">Cancellation and refunds</a>.
            </>
          ) : (
            AMOUNT_RULE
          )}
        </p>
      )}
    </div>
  );
}

function unknownWords(kind: RequestKind, bond: BondToChange, terms: readonly PaidTerm[]): string {
  if (endsAtAward(bond.bondSlug) && endsBond(kind)) {
    return 'The premium is charged once and earned when the bond is issued. Nothing is refunded when the bid ends.';
  }
  if (!isRefundedByDays(bond.bondSlug)) {
    return 'A contract bond is settled at the end, because its price follows the contract.';
  }
  if (terms.length === 0) return 'The underwriter works it out and emails you the figure.';

  return endsBond(kind) ? 'Shown when you enter the day.' : 'Shown when you enter the amount.';
}
