import { priceBasis } from '~/domain/quote/price-basis';
import type { PricedAnswers } from '~/domain/quote/pricing';
import type { CheckedQuote } from './checked-quote';

/** The answers of a checked quote that its price depends on. */
export function pricedAnswers({
  bond,
  stateCode,
  answers,
  today,
  renews,
}: CheckedQuote): PricedAnswers {
  const { bondDetails: details, underwriting } = answers;
  const { creditCheck } = underwriting;
  const isRenewal = renews !== undefined;

  return priceBasis({ bond, stateCode, details, creditCheck, isRenewal }, today);
}
