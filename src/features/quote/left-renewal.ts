import type { Selection } from '~/domain/quote/selection';
import type { KeptTerms } from '~/domain/renewals/kept-terms';

/** A choice of bond and state, and what the quote renews with it. */
type Choice = { quoteId: string; selection: Selection; renews: KeptTerms | undefined };

let left: Choice | undefined;

/**
 * What a quote renews after another choice: nothing, because another bond or state is no renewal, until the choice of
 * the renewal comes back. Remembered in this tab only, for one quote.
 */
export function renewalAfter(before: Choice, selection: Selection): KeptTerms | undefined {
  if (isSame(before.selection, selection)) return before.renews;
  if (before.renews) left = before;

  const isBack = left?.quoteId === before.quoteId && isSame(left.selection, selection);

  return isBack ? left?.renews : undefined;
}

/** The visitor wants a bond of its own: the choice does not bring the renewal back. */
export function forgetLeftRenewal(): void {
  left = undefined;
}

function isSame(one: Selection, other: Selection): boolean {
  return one.bondType === other.bondType && one.stateCode === other.stateCode;
}
