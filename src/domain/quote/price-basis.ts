/** What the price of a quote is computed from. Every check and every display of a price starts here. */
import { firstTerm, type TermAnswers } from '../bonds/first-term.ts';
import type { BondRules } from '../bonds/bond-rules.ts';
import type { IsoDate } from '../dates.ts';
import type { Cents } from '../money.ts';
import type { StateCode } from '../us-states.ts';
import type { CreditCheck } from '../rates/price.ts';
import type { PricedAnswers } from './pricing.ts';

/** The answers of a quote, checked. */
export type Quoted = {
  bond: Pick<BondRules, 'slug' | 'stateRules' | 'termConvention'>;
  stateCode: StateCode;
  details: TermAnswers & { amount: Cents };
  creditCheck: CreditCheck;
  /** A renewal continues its bond for whole years, so its premium is never prorated. */
  isRenewal: boolean;
};

/**
 * The basis of a quote's price on a day. The day chooses the rate plan only. The share of a year
 * follows from the answers, so an authorized price does not change from day to day.
 */
export function priceBasis(
  { bond, stateCode, details, creditCheck, isRenewal }: Quoted,
  on: IsoDate,
): PricedAnswers {
  const { amount, termYears } = details;
  const { paidYears, share } = isRenewal
    ? { paidYears: termYears }
    : firstTerm(bond, stateCode, details);

  return { stateCode, amount, termYears: paidYears, creditCheck, on, ...(share && { share }) };
}
