import { formatMoney } from '~/domain/money';
import type { StampedPrice } from '~/domain/quote/owed-price';
import { planOf, type PricedAnswers, type PricedBond } from '~/domain/quote/pricing';
import { storedPriceLines, type PriceLine as Amount } from '~/domain/rates/price-lines';
import { rateWords } from './rate-words';

export type PriceSummaryProps = { bond: PricedBond; answers: PricedAnswers; owed: StampedPrice };

type Line = Amount & { note?: string };

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

const KEPT_NOTE =
  'The price that you authorized. Our rates have changed since; your price has not.';

function linesOf({ bond, answers, owed }: PriceSummaryProps): Line[] {
  const plan = planOf(bond, answers);
  const isCurrent = plan.id === owed.plan.id && plan.version === owed.plan.version;
  const note = isCurrent ? rateWords(plan, answers) : KEPT_NOTE;

  return storedPriceLines(owed.price, owed.charges).map((line, index) =>
    index === 0 ? { ...line, note } : line,
  );
}

function PriceLine({ label, amount, note }: Line) {
  return (
    <div className="flex justify-between gap-6 py-1">
      <dt>
        {label}
        {note && <span className="block text-sm text-muted">{note}</span>}
      </dt>
      <dd>{formatMoney(amount)}</dd>
    </div>
  );
}
