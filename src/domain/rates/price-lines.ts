import type { Cents } from '../money.ts';
import { formatRate } from './format-rate.ts';
import type { Price } from './price.ts';
import type { Millionths } from './rate-plan.ts';

/** A fee of a price by its name. */
export type FeeLine = { name: string; amount: Cents };

/** A tax of a price by its name, with its rate. */
export type TaxLine = FeeLine & { rate: Millionths };

/** The fees and taxes of a price by name. */
export type NamedCharges = { feeLines: FeeLine[]; taxLines: TaxLine[] };

export type PriceLine = { label: string; amount: Cents };

/** The lines of a price above its total: the premium, then each fee and tax by its name, with the rate of the tax. */
export function priceLines({
  premium,
  feeLines,
  taxLines,
}: NamedCharges & { premium: Cents }): PriceLine[] {
  return [
    { label: 'Premium', amount: premium },
    ...feeLines.map(({ name, amount }) => ({ label: name, amount })),
    ...taxLines.map(({ name, rate, amount }) => ({
      label: `${name} (${formatRate(rate)} of the premium)`,
      amount,
    })),
  ];
}

/**
 * The lines of a stored price. One from before fees and taxes were stored by name has only their sums.
 */
export function storedPriceLines(
  { premium, fees, taxes }: Omit<Price, 'total'>,
  charges: NamedCharges | undefined,
): PriceLine[] {
  if (charges) return priceLines({ premium, ...charges });

  return [
    { label: 'Premium', amount: premium },
    { label: 'Fees', amount: fees },
    { label: 'Taxes', amount: taxes },
  ];
}
