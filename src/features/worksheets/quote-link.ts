import type { WorksheetAmount } from '~/domain/worksheets/worksheet-result';
import { CENTS_PER_DOLLAR } from '~/domain/money';

/** The address of a quote with the bond, the amount and, if chosen, the state filled in. */
export function quoteLink({ bond, amount }: WorksheetAmount, state: string | undefined): string {
  const query = new URLSearchParams({ bondType: bond ?? '' });
  if (state) query.set('state', state);
  if (amount > 0) query.set('amount', String(amount / CENTS_PER_DOLLAR));

  return `/quote?${query}`;
}
