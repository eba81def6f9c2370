import { businessDay } from '../../src/domain/business-day.ts';
import { dollars, formatMoney } from '../../src/domain/money.ts';
import { priceBond } from '../../src/domain/quote/pricing.ts';
import { planFor } from '../../src/domain/rates/plan-for.ts';
import { premiumLimits, priceAtPremium } from '../../src/domain/rates/price-with-plan.ts';
import type { Price } from '../../src/domain/rates/price.ts';
import type { StateCode } from '../../src/domain/us-states.ts';
import type { BondSlug } from '../../src/domain/bonds/bond-types.ts';
import { readRatePlans } from '../tools/catalogue/read-content.ts';

const RATE_PLANS = readRatePlans();

/** What a story sells: a bond in a state for an amount in dollars, for one year with a credit check. */
export type Sold = { slug: BondSlug; stateCode: StateCode; amount: number };

const basis = ({ stateCode, amount }: Sold) =>
  ({ stateCode, amount: dollars(amount), termYears: 1, creditCheck: 'authorized' }) as const;

/** Today's price, so that stories hold when the rates change. */
export function ownPrice(sold: Sold): Price {
  const on = businessDay(new Date());

  return priceBond({ slug: sold.slug, ratePlans: RATE_PLANS }, { ...basis(sold), on });
}

/** The bond that the submitted applications of the desk ask for. */
export const EXECUTOR_BOND: Sold = {
  slug: 'executor-personal-representative',
  stateCode: 'SC',
  amount: 85_000,
};
export const EXECUTOR_PRICE = ownPrice(EXECUTOR_BOND);
export const EXECUTOR_TOTAL = formatMoney(EXECUTOR_PRICE.total);

/** The total of today's price in the format of pages and papers. */
export function ownTotal(sold: Sold): string {
  return formatMoney(ownPrice(sold).total);
}

/** Today's price at an underwriter's premium in dollars. */
export function priceAt(premium: number, sold: Sold): Price {
  const { fees, taxes, total } = priceAtPremium(todaysPlan(sold), sold.stateCode, dollars(premium));

  return { premium: dollars(premium), fees, taxes, total };
}

/** The lowest and highest premium that an underwriter may set, in cents. */
export function ownPremiumLimits(sold: Sold): { min: number; max: number } {
  return premiumLimits(todaysPlan(sold), basis(sold));
}

function todaysPlan({ slug, stateCode }: Sold) {
  return planFor(RATE_PLANS, { bondType: slug, stateCode, on: businessDay(new Date()) });
}
