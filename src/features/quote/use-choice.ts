import { useStore } from '@nanostores/react';
import type { KeptTerms } from '~/domain/renewals/kept-terms';
import { parseStateCode, type StateCode } from '~/domain/us-states';
import type { QuoteBond } from './quote-bond';
import { $bond, $renews, $selection } from './store';

/**
 * The bond and state of this quote, and the bond that it renews, if any. Throws in the first step, where the choice may
 * be missing.
 */
export function useChoice(): {
  bond: QuoteBond;
  stateCode: StateCode;
  renews: KeptTerms | undefined;
} {
  const bond = useStore($bond);
  const stateCode = parseStateCode(useStore($selection).stateCode ?? '');
  const renews = useStore($renews);
  if (!bond || !stateCode)
    throw new Error('[quote] A step opened before bond and state were chosen');

  return { bond, stateCode, renews };
}
