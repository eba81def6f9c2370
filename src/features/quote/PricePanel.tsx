import { useStore } from '@nanostores/react';
import { formatMoney } from '~/domain/money';
import type { QuoteStep } from '~/domain/quote/journey';
import type { Price } from '~/domain/quote/pricing';
import { parseStateCode } from '~/domain/us-states';
import { describeChoice } from './describe-bond';
import { $bond, $isCreditCheckOpen, $price, $selection, $step } from './store';

/** These show the price themselves. */
const STEPS_WITH_THE_PRICE: ReadonlySet<QuoteStep> = new Set(['payment', 'review', 'confirmation']);

/** What the bond costs, from the moment the amount is known: beside the form, or in a bar where there is no room. */
export function PricePanel() {
  const price = useStore($price);
  const step = useStore($step);
  if (!price || STEPS_WITH_THE_PRICE.has(step)) return null;

  return (
    <aside aria-label="Price" className="no-print xl:sticky xl:top-6 xl:self-start">
      <details className="price-bar fixed inset-x-0 bottom-0 z-10 border-t border-rule bg-surface px-gutter xl:hidden">
        <summary className="flex min-h-touch items-center justify-between gap-4 py-2">
          <span>
            Price <span className="text-sm text-tide underline underline-offset-4">Details</span>
          </span>
          <strong className="font-display text-xl tabular-nums">{formatMoney(price.total)}</strong>
        </summary>
        <div className="pb-4">
          <PriceLines price={price} />
        </div>
      </details>
      <div className="hidden rounded-md border border-rule bg-surface p-5 xl:block">
        <h2 className="mb-3 text-lg">Price</h2>
        <PriceLines price={price} />
      </div>
    </aside>
  );
}

function PriceLines({ price }: { price: Price }) {
  const bond = useStore($bond);
  const { stateCode } = useStore($selection);
  const isCreditCheckOpen = useStore($isCreditCheckOpen);
  const lines = [
    ['Premium', price.premium],
    ['Processing fee', price.fees],
    ['Tax', price.taxes],
  ] as const;

  return (
    <>
      <dl className="grid gap-1.5 tabular-nums">
        {lines.map(([label, amount]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-muted">{label}</dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
        <div className="mt-1.5 flex items-baseline justify-between gap-4 border-t border-rule pt-2">
          <dt className="font-semibold">Total</dt>
          <dd className="font-display text-xl">{formatMoney(price.total)}</dd>
        </div>
      </dl>
      <p className="mt-3 text-sm text-muted">
        {describeChoice(bond, parseStateCode(stateCode ?? ''))}
        {isCreditCheckOpen && '. Without a credit check the premium is higher.'}
      </p>
    </>
  );
}
