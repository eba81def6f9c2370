import { formatMoney, type Cents } from '~/domain/money';
import { type CreditCheck, type Price, TAX_PERCENT } from '~/domain/quote/pricing';
import { rateWords } from './rate-words';

export type PriceSummaryProps = {
  amount: Cents;
  creditCheck: CreditCheck;
  price: Price;
};

/** What the bond costs, part by part, and how the premium comes about. */
export function PriceSummary({ amount, creditCheck, price }: PriceSummaryProps) {
  return (
    <dl className="max-w-96 tabular-nums">
      <PriceLine label="Premium" cents={price.premium} note={rateWords({ amount, creditCheck })} />
      <PriceLine label="Processing fee" cents={price.fees} />
      <PriceLine label={`Tax (${TAX_PERCENT}% of the premium)`} cents={price.taxes} />
      <div className="mt-2 flex justify-between gap-6 border-t border-ink py-2 text-lg font-semibold">
        <dt>Total</dt>
        <dd>{formatMoney(price.total)}</dd>
      </div>
    </dl>
  );
}

type PriceLineProps = { label: string; cents: Cents; note?: string };

function PriceLine({ label, cents, note }: PriceLineProps) {
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
