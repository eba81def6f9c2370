import type { Selection } from '~/domain/quote/selection';
import type { KeptTerms } from '~/domain/renewals/kept-terms';

/** A choice of bond and state, and the bond that the quote renews with it. */
type Choice = { quoteId: string; selection: Selection; renews: KeptTerms | undefined };

let left: Choice | undefined;

/**
 * The bond that a quote renews after another choice. Another bond or state is not a renewal; choosing the original ones
 * again brings the renewal back. This tab remembers the renewal for one quote only.
 */
export function renewalAfter(before: Choice, selection: Selection): KeptTerms | undefined {
  if (isSame(before.selection, selection)) return before.renews;
  if (before.renews) left = before;

  const isBack = left?.quoteId === before.quoteId && isSame(left.selection, selection);

  return isBack ? left?.renews : undefined;
}

/** Forget the renewal, because the visitor wants a new bond. The original choice no longer brings the renewal back. */
export function forgetLeftRenewal(): void {
  left = undefined;
}

function isSame(one: Selection, other: Selection): boolean {
  return one.bondType === other.bondType && one.stateCode === other.stateCode;
}
