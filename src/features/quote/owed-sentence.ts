import { isContinuous, termConventionFor } from '~/domain/bonds/term-convention';
import type { Cents } from '~/domain/money';
import type { CheckedQuote } from './checked-quote';
import { priceSentence } from './price-words';
import { typedFirstTerm } from './typed-first-term';

/** What an owed total is for: "$200,000 bond, 1 year: $2,883.00. You can renew it after 1 year." */
export function owedSentence(
  { bond, stateCode, answers, renews }: CheckedQuote,
  total: Cents,
): string {
  const { amount, termYears } = answers.bondDetails;
  const first = renews ? undefined : typedFirstTerm(bond, stateCode, answers.bondDetails);

  const { days, paidYears } = first ?? {};

  const hasNoEnd = isContinuous(termConventionFor(bond, stateCode));

  return priceSentence({
    bondSlug: bond.slug,
    amount,
    termYears,
    days,
    paidYears,
    hasNoEnd,
    total,
  });
}
