import { useStore } from '@nanostores/react';
import { parseStateCode, type StateCode } from '~/domain/us-states';
import type { QuoteBond } from './quote-bond';
import { $bond, $selection } from './store';

/** The bond and state of this quote. Only for steps after the first, which open when both are chosen. */
export function useChoice(): { bond: QuoteBond; stateCode: StateCode } {
  const bond = useStore($bond);
  const stateCode = parseStateCode(useStore($selection).stateCode ?? '');
  if (!bond || !stateCode)
    throw new Error('[quote] A step opened before bond and state were chosen');

  return { bond, stateCode };
}
