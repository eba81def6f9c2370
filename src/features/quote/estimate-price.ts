import { amountLimitsFor, type BondRules } from '~/domain/bonds/bond-rules';
import { type Cents, parseMoney } from '~/domain/money';
import { type CreditCheck, type Price, priceBond } from '~/domain/quote/pricing';
import { parseStateCode } from '~/domain/us-states';

/** The answers the price depends on, as they stand in the form. */
export type PricedAnswers = { amount?: unknown; creditCheck?: unknown };

/**
 * What the bond costs as far as it is known: from the moment the amount is one that the bond may have in the
 * state. Until the credit check is answered the price is the one with it.
 */
export function estimatePrice(
  bond: BondRules | undefined,
  stateCode: string | undefined,
  { amount, creditCheck }: PricedAnswers,
): Price | undefined {
  const state = parseStateCode(stateCode ?? '');
  const cents = readAmount(amount);
  if (!bond || !state || cents === undefined) return undefined;

  const { min, max } = amountLimitsFor(bond, state);
  if (cents < min || cents > max) return undefined;

  return priceBond({ amount: cents, creditCheck: readCreditCheck(creditCheck) });
}

/** A form holds the amount as typed text, a stored answer as cents. */
function readAmount(amount: unknown): Cents | undefined {
  if (typeof amount === 'number') return amount;

  return typeof amount === 'string' ? parseMoney(amount) : undefined;
}

function readCreditCheck(creditCheck: unknown): CreditCheck {
  return creditCheck === 'not_authorized' ? 'not_authorized' : 'authorized';
}
