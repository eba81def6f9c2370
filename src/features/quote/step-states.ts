import { computed } from 'nanostores';
import { QUOTE_STEPS, type QuoteStep } from '~/domain/quote/journey';
import { hasSameData } from '~/stores/has-same-data';
import { $canVisit, $isComplete, $isSubmitted, $step } from './store';

export type StepState = 'done' | 'current' | 'open' | 'locked';

/** How the list shows each step, and whether it is closed. After the submission, done steps are closed too. */
export const $stepStates = computed(
  [$step, $canVisit, $isComplete, $isSubmitted],
  (current, canVisit, isComplete, isSubmitted) => {
    const stateOf = (step: QuoteStep): StepState => {
      if (step === current) return 'current';
      if (isSubmitted || (canVisit(step) && isComplete(step))) return 'done';

      return canVisit(step) ? 'open' : 'locked';
    };
    const states = QUOTE_STEPS.map((step) => [
      step,
      { state: stateOf(step), isClosed: !canVisit(step) },
    ]);

    return Object.fromEntries(states) as Record<QuoteStep, { state: StepState; isClosed: boolean }>;
  },
);

// Every key makes new functions, but most keys change no step.
$stepStates.eq = hasSameData;
