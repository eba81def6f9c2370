import { computed } from 'nanostores';
import { QUOTE_STEPS, type QuoteStep } from '~/domain/quote/journey';
import { hasSameData } from '~/stores/has-same-data';
import { $canVisit, $isComplete, $isSubmitted, $step } from './store';

export type StepState = 'done' | 'current' | 'open' | 'locked';

/** How the list shows each step. */
export const $stepStates = computed(
  [$step, $canVisit, $isComplete, $isSubmitted],
  (current, canVisit, isComplete, isSubmitted) => {
    const stateOf = (step: QuoteStep): StepState => {
      if (step === current) return 'current';
      if (isSubmitted || (canVisit(step) && isComplete(step))) return 'done';

      return canVisit(step) ? 'open' : 'locked';
    };

    return Object.fromEntries(QUOTE_STEPS.map((step) => [step, stateOf(step)])) as Record<
      QuoteStep,
      StepState
    >;
  },
);

// Every key makes new functions, but most keys change no step.
$stepStates.eq = hasSameData;
