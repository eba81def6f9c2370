import { formatWholeMoney, type Cents } from '~/domain/money';
import {
  BASE_RATE_BASIS_POINTS,
  formatRate,
  LARGE_BOND_DISCOUNT_BASIS_POINTS,
  LARGE_BOND_THRESHOLD,
  NO_CREDIT_CHECK_BASIS_POINTS,
  type CreditCheck,
} from '~/domain/quote/pricing';

/** How the premium comes about, in words: the base rate, and what adds to it or takes from it. */
export function rateWords({
  amount,
  creditCheck,
}: {
  amount: Cents;
  creditCheck: CreditCheck;
}): string {
  const parts = [`${formatRate(BASE_RATE_BASIS_POINTS)} of ${formatWholeMoney(amount)}`];
  if (creditCheck === 'not_authorized') {
    parts.push(`plus ${formatRate(NO_CREDIT_CHECK_BASIS_POINTS)} without a credit check`);
  }
  if (amount > LARGE_BOND_THRESHOLD) {
    parts.push(
      `minus ${formatRate(LARGE_BOND_DISCOUNT_BASIS_POINTS)} because the bond is above ${formatWholeMoney(LARGE_BOND_THRESHOLD)}`,
    );
  }

  return `${parts.join(', ')}, rounded to the dollar`;
}
