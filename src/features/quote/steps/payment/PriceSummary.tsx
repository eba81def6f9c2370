import { formatMoney, type Cents } from '~/domain/money';
import type { StampedPrice } from '~/domain/quote/owed-price';
import {
  itemizeBondPrice,
  planOf,
  type PricedAnswers,
  type PricedBond,
} from '~/domain/quote/pricing';
import { formatRate } from '~/domain/rates/format-rate';
import { rateWords } from './rate-words';

export type PriceSummaryProps = { bond: PricedBond; answers: PricedAnswers; owed: StampedPrice };

type Line = { label: string; cents: Cents; note?: string };

/** The parts of the price, and how the premium is computed. */
export function PriceSummary(props: PriceSummaryProps) {
  return (
    <dl className="max-w-96 tabular-nums">
      {linesOf(props).map((line) => (
        <PriceLine key={line.label} {...line} />
      ))}
      <div className="mt-2 flex justify-between gap-6 border-t border-ink py-2 text-lg font-semibold">
        <dt>Total</dt>
        <dd>{formatMoney(props.owed.price.total)}</dd>
      </div>
    </dl>
  );
}

function linesOf({ bond, answers, owed }: PriceSummaryProps): Line[] {
  const plan = planOf(bond, answers);
  const isCurrent = plan.id === owed.plan.id && plan.version === owed.plan.version;
  if (!isCurrent) return keptLines(owed);

  const { premium, feeLines, taxLines } = itemizeBondPrice(bond, answers);
  return [
    { label: 'Premium', cents: premium, note: rateWords(plan, answers) },
    ...feeLines.map(({ name, amount }) => ({ label: name, cents: amount })),
    ...taxLines.map(({ name, rate, amount }) => ({
      label: `${name} (${formatRate(rate)} of the premium)`,
      cents: amount,
    })),
  ];
}

/** A price that was authorized before our rates changed. The earlier plan's names and rates are not known here. */
function keptLines({ price }: StampedPrice): Line[] {
  return [
    {
      label: 'Premium',
      cents: price.premium,
      note: 'The price that you authorized. Our rates have changed since; your price has not.',
    },
    { label: 'Fees', cents: price.fees },
    { label: 'Tax', cents: price.taxes },
  ];
}

function PriceLine({ label, cents, note }: Line) {
  return (
    <div className="flex justify-between gap-6 py-1">
      <dt>
        {label}
        {note && <span className="block text-sm text-muted">{note}</span>}
      </dt>
      <dd>{formatMoney(cents)}</dd>
    </div>
  );
}
