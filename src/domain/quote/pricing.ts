import { CENTS_PER_DOLLAR, dollars, type Cents } from '../money.ts';

/** The applicant's choice about a credit check (spec 1, section 3). */
export const CREDIT_CHECKS = ['authorized', 'not_authorized'] as const;

export type CreditCheck = (typeof CREDIT_CHECKS)[number];

/** What a bond costs, all in cents. The total is the sum of the others. */
export type Price = { premium: Cents; fees: Cents; taxes: Cents; total: Cents };

/** Spec 1, section 9: the premium is 1.5% of the amount. In hundredths of a percent. */
export const BASE_RATE_BASIS_POINTS = 150;

/** Spec 1, section 9: plus 0.5% when the credit check is not authorized. */
export const NO_CREDIT_CHECK_BASIS_POINTS = 50;

/** Spec 1, section 9: minus 0.2% above the large-bond threshold. */
export const LARGE_BOND_DISCOUNT_BASIS_POINTS = 20;

/** Spec 1, section 9: the discount holds for amounts above this one, not at it. */
export const LARGE_BOND_THRESHOLD: Cents = dollars(100_000);

/** Spec 1, section 9: flat processing fee. */
export const PROCESSING_FEE: Cents = dollars(75);

/** Spec 1, section 9: tax in percent of the premium. */
export const TAX_PERCENT = 8;

const BASIS_POINTS_PER_UNIT = 10_000;
const BASIS_POINTS_PER_PERCENT = 100;

/** A rate in hundredths of a percent, as it is read: "1.5%". */
export function formatRate(basisPoints: number): string {
  return `${basisPoints / BASIS_POINTS_PER_PERCENT}%`;
}

function rateInBasisPoints(amount: Cents, creditCheck: CreditCheck): number {
  const surcharge = creditCheck === 'authorized' ? 0 : NO_CREDIT_CHECK_BASIS_POINTS;
  const discount = amount > LARGE_BOND_THRESHOLD ? LARGE_BOND_DISCOUNT_BASIS_POINTS : 0;

  return BASE_RATE_BASIS_POINTS + surcharge - discount;
}

/** The price of a bond (spec 1, section 9). The premium is rounded to whole dollars, so the tax is whole cents. */
export function priceBond({
  amount,
  creditCheck,
}: {
  amount: Cents;
  creditCheck: CreditCheck;
}): Price {
  const rate = rateInBasisPoints(amount, creditCheck);
  const premiumDollars = Math.round((amount * rate) / (BASIS_POINTS_PER_UNIT * CENTS_PER_DOLLAR));
  const premium = dollars(premiumDollars);
  const fees = PROCESSING_FEE;
  const taxes = premiumDollars * TAX_PERCENT;

  return { premium, fees, taxes, total: premium + fees + taxes };
}
