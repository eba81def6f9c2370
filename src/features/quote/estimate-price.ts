import { amountLimitsFor, type BondRules } from '~/domain/bonds/bond-rules';
import type { IsoDate } from '~/domain/dates';
import { type Cents, parseMoney } from '~/domain/money';
import type { CreditCheck } from '~/domain/rates/price';
import { itemizeBondPrice } from '~/domain/quote/pricing';
import type { ItemizedPrice } from '~/domain/rates/price-with-plan';
import type { YearShare } from '~/domain/rates/prorate';
import { parseStateCode } from '~/domain/us-states';

/** The answers that the price depends on, as form values. */
export type TypedPriceAnswers = {
  amount?: unknown;
  termYears?: unknown;
  creditCheck?: unknown;
  /** The part of a year that the dates set. */
  share?: YearShare | undefined;
};

/**
 * The price of the bond, once the amount is within the bond's limits in the state; undefined before that. Until the
 * visitor answers the credit check, this is the price with a credit check, and without a term that of one year. `on` is
 * the day of the price.
 */
export function estimatePrice(
  bond: BondRules | undefined,
  stateCode: string | undefined,
  { amount, termYears, creditCheck, share }: TypedPriceAnswers,
  on: IsoDate,
): ItemizedPrice | undefined {
  const state = parseStateCode(stateCode ?? '');
  const cents = readAmount(amount);
  if (!bond || !state || cents === undefined) return undefined;

  const { min, max } = amountLimitsFor(bond, state);
  if (cents < min || cents > max) return undefined;

  return itemizeBondPrice(bond, {
    stateCode: state,
    amount: cents,
    termYears: Number(termYears) || 1,
    creditCheck: readCreditCheck(creditCheck),
    on,
    share,
  });
}

/** The amount, which is typed text in a form and cents in a stored answer. */
export function readAmount(amount: unknown): Cents | undefined {
  if (typeof amount === 'number') return amount;

  return typeof amount === 'string' ? parseMoney(amount) : undefined;
}

function readCreditCheck(creditCheck: unknown): CreditCheck {
  return creditCheck === 'not_authorized' ? 'not_authorized' : 'authorized';
}
