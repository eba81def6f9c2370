import { useStore } from '@nanostores/react';
import { formatMoney } from '~/domain/money';
import type { Price } from '~/domain/quote/pricing';
import { $isSubmitted, $price } from './store';

/** What the bond costs, from the moment the amount is known: beside the form, on a phone a bar at its foot. */
export function PricePanel() {
  const price = useStore($price);
  const isSubmitted = useStore($isSubmitted);
  if (!price || isSubmitted) return null;

  return (
    <aside
      aria-label="Price"
      className="no-print sticky bottom-0 z-10 -mx-gutter lg:static lg:mx-0 lg:max-w-form xl:sticky xl:top-6 xl:bottom-auto xl:self-start"
    >
      <details className="group border-t border-rule bg-surface px-gutter lg:hidden">
        <summary className="flex min-h-touch items-center justify-between gap-4 py-2">
          <span>
            Price <span className="text-sm text-muted">(see how)</span>
          </span>
          <strong className="text-lg tabular-nums">{formatMoney(price.total)}</strong>
        </summary>
        <div className="pb-4">
          <PriceLines price={price} />
        </div>
      </details>
      <div className="hidden rounded-md border border-rule bg-surface p-5 lg:block">
        <h2 className="mb-3 text-lg">Price</h2>
        <PriceLines price={price} />
      </div>
    </aside>
  );
}

function PriceLines({ price }: { price: Price }) {
  const lines = [
    ['Premium', price.premium],
    ['Processing fee', price.fees],
    ['Tax', price.taxes],
  ] as const;

  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 tabular-nums">
      {lines.map(([label, amount]) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="text-right">{formatMoney(amount)}</dd>
        </div>
      ))}
      <dt className="mt-1.5 border-t border-rule pt-2 font-semibold">Total</dt>
      <dd className="mt-1.5 border-t border-rule pt-2 text-right font-semibold">
        {formatMoney(price.total)}
      </dd>
    </dl>
  );
}
