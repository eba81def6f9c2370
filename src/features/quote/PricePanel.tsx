import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { formatMoney } from '~/domain/money';
import type { QuoteStep } from '~/domain/quote/journey';
import { priceLines } from '~/domain/rates/price-lines';
import { parseStateCode } from '~/domain/us-states';
import { describeChoice } from './describe-bond';
import { IncludedBond } from './IncludedBond';
import { $bond, $selection, $step, $typedPrice } from './store';
import type { TypedPrice } from './typed-price';

/** The price, once the amount is known: beside the form, or as a bar at the bottom of a narrow screen. */
export function PricePanel() {
  const typed = useStore($typedPrice);
  const step = useStore($step);
  // Open only in the step where it was opened, so that it does not cover the questions of the next one.
  const [openIn, setOpenIn] = useState<QuoteStep>();
  if (!typed) return null;

  return (
    <aside aria-label="Price">
      <details
        open={openIn === step}
        onToggle={({ currentTarget }) => setOpenIn(currentTarget.open ? step : undefined)}
        className="price-bar fixed inset-x-0 bottom-0 z-10 border-t border-rule bg-surface px-gutter xl:hidden"
      >
        <summary className="flex min-h-touch items-center justify-between gap-x-4 py-2 max-[16rem]:flex-wrap">
          <span>
            Price{' '}
            <span className="text-sm text-tide underline underline-offset-4">
              {openIn === step ? 'Close' : 'Details'}
            </span>
          </span>
          <strong className="font-display text-xl tabular-nums">
            {formatMoney(typed.price.total)}
          </strong>
        </summary>
        <div className="pb-4">
          <PriceLines {...typed} />
        </div>
      </details>
      <div className="hidden rounded-md border border-rule bg-surface p-5 xl:block">
        <h2 className="mb-3 text-lg">Price</h2>
        <PriceLines {...typed} />
      </div>
    </aside>
  );
}

function PriceLines({ price, sentence, isCreditCheckOpen }: TypedPrice) {
  const bond = useStore($bond);
  const { stateCode } = useStore($selection);

  return (
    <>
      <dl className="grid gap-1.5 tabular-nums">
        {priceLines(price).map(({ label, amount }) => (
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
        {describeChoice(bond, parseStateCode(stateCode ?? ''))}. {sentence}
        {isCreditCheckOpen && ' Without a credit check the premium is higher.'}
      </p>
      <IncludedBond />
    </>
  );
}
