import type { Bond } from '~/data/bonds/bonds';
import { neverStarts } from '~/domain/bonds/bond-start';
import { endsAtAward } from '~/domain/bonds/bond-types';
import { WHEN_BID_ENDS } from '~/domain/bonds/end-words';
import { endLabel } from '~/domain/bonds/bond-status-words';
import { formatDate } from '~/domain/dates';
import { formatMoney, formatWholeMoney } from '~/domain/money';
import { parseStateCode, stateName } from '~/domain/us-states';
import { dayOf } from '~/platform/clock';

/** The facts of a bond: first the parties and the amount, then the rest. */
export function BondFacts({ bond }: { bond: Bond }) {
  const state = parseStateCode(bond.stateCode);
  const end = endLabel(bond.status);
  const endDay = bond.lastDay ?? bond.expiryDate;

  return (
    <dl className="mt-5 grid gap-x-8 gap-y-4 border-t border-bond-line pt-5 sm:grid-cols-2">
      <Fact name="Principal, who is bonded" value={bond.principal} isParty />
      <Fact name="Obligee, who is protected" value={bond.payee ?? bond.obligee} isParty />
      {bond.payee && <Fact name="Filed with" value={bond.obligee} isParty />}
      <Fact
        name={bond.companion ? 'Amount of each bond' : 'Amount of the bond'}
        value={formatWholeMoney(bond.amount)}
      />
      <Fact name="Premium, before fee and tax" value={formatMoney(bond.premium)} />
      <Fact name="State" value={state ? stateName(state) : bond.stateCode} />
      <Fact name="Issued" value={formatDate(dayOf(bond.issuedAt))} />
      <Fact
        name={neverStarts(bond) ? 'First day in its papers' : 'In force from'}
        value={formatDate(bond.effectiveDate)}
      />
      {end && <Fact name={end} value={endDay ? formatDate(endDay) : noEnd(bond)} />}
      {bond.cancelledOn && (
        <Fact
          name={bond.isReleased ? 'Released as of' : 'Cancelled as of'}
          value={formatDate(bond.cancelledOn)}
        />
      )}
    </dl>
  );
}

function noEnd({ bondSlug }: Bond): string {
  return endsAtAward(bondSlug) ? WHEN_BID_ENDS : 'When the obligee releases it';
}

type FactProps = { name: string; value: string; isParty?: boolean };

function Fact({ name, value, isParty = false }: FactProps) {
  return (
    <div className={isParty ? 'border-b border-bond-line pb-1 sm:col-span-2' : ''}>
      <dt className="text-sm">{name}</dt>
      <dd className={isParty ? 'font-display text-lg wrap-anywhere' : 'font-semibold tabular-nums'}>
        {value}
      </dd>
    </div>
  );
}
