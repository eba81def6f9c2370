import { useStore } from '@nanostores/react';
import { QUOTE_STEPS, stepIndex } from '~/domain/quote/journey';
import { $isOnOnePage } from './renewal/renewal-change';
import { $step } from './store';

/** Where the visitor is among the steps. A renewal on one page has no other steps to come. */
export function StepCount() {
  const step = useStore($step);

  return useStore($isOnOnePage)
    ? 'Renew on this page'
    : `Step ${stepIndex(step) + 1} of ${QUOTE_STEPS.length}`;
}
