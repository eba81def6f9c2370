import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canVisit,
  firstIncompleteStep,
  nextStep,
  parseQuoteStep,
  previousStep,
  QUOTE_STEPS,
  rememberComplete,
  STEP_NAMES,
  stepIndex,
  type QuoteStep,
} from '~/domain/quote/journey';

const steps = fc.constantFrom(...QUOTE_STEPS);

/** Any set of completed steps, in the form that the journey asks for. */
const completeness = fc
  .subarray([...QUOTE_STEPS])
  .map((done) => (step: QuoteStep) => done.includes(step));

const isDone =
  (...done: QuoteStep[]) =>
  (step: QuoteStep) =>
    done.includes(step);

describe('the nine steps', () => {
  it('have fixed names in a fixed order', () => {
    expect(QUOTE_STEPS.map((step) => `${stepIndex(step)} ${step}: ${STEP_NAMES[step]}`)).toEqual([
      '0 select-bond: Select Bond & State',
      '1 bond-details: Bond Details',
      '2 applicant: Applicant Information',
      '3 business: Business Information',
      '4 underwriting: Underwriting Questions',
      '5 documents: Documents',
      '6 payment: Pricing & Payment',
      '7 review: Review Application',
      '8 confirmation: Issue & File',
    ]);
  });

  it('are read from a URL by their exact name', () => {
    expect(QUOTE_STEPS.map(parseQuoteStep)).toEqual(QUOTE_STEPS);
    expect(parseQuoteStep('Review')).toBeUndefined();
    expect(parseQuoteStep('')).toBeUndefined();
  });
});

describe('nextStep and previousStep', () => {
  it('move one step and stop at the ends', () => {
    expect(nextStep('select-bond')).toBe('bond-details');
    expect(nextStep('review')).toBe('confirmation');
    expect(nextStep('confirmation')).toBe('confirmation');
    expect(previousStep('confirmation')).toBe('review');
    expect(previousStep('bond-details')).toBe('select-bond');
    expect(previousStep('select-bond')).toBe('select-bond');
  });

  it('stay within the steps on any walk and move by at most one', () => {
    const last = QUOTE_STEPS.length - 1;

    fc.assert(
      fc.property(steps, fc.array(fc.boolean(), { maxLength: 40 }), (start, walk) => {
        walk.reduce((step, isForward) => {
          const index = stepIndex(step);
          const next = isForward ? nextStep(step) : previousStep(step);

          expect(stepIndex(next)).toBe(
            isForward ? Math.min(index + 1, last) : Math.max(index - 1, 0),
          );
          return next;
        }, start);
      }),
    );
  });
});

describe('firstIncompleteStep', () => {
  it('finds the first gap, whatever steps after it are complete', () => {
    expect(firstIncompleteStep(isDone())).toBe('select-bond');
    expect(firstIncompleteStep(isDone('select-bond', 'applicant'))).toBe('bond-details');
    expect(firstIncompleteStep(() => true)).toBe('confirmation');
  });
});

describe('canVisit', () => {
  it('opens a step when all earlier steps are complete', () => {
    const isComplete = isDone('select-bond', 'bond-details');

    expect(canVisit('select-bond', isComplete)).toBe(true);
    expect(canVisit('applicant', isComplete)).toBe(true);
    expect(canVisit('business', isComplete)).toBe(false);
  });

  it('opens every step before an open step', () => {
    fc.assert(
      fc.property(completeness, steps, steps, (isComplete, one, other) => {
        const [earlier, later] = stepIndex(one) <= stepIndex(other) ? [one, other] : [other, one];

        expect(canVisit(later, isComplete) && !canVisit(earlier, isComplete)).toBe(false);
      }),
    );
  });

  it('opens exactly the steps up to the first gap', () => {
    fc.assert(
      fc.property(completeness, steps, (isComplete, step) => {
        const before = QUOTE_STEPS.slice(0, stepIndex(step));

        expect(canVisit(step, isComplete)).toBe(before.every(isComplete));
      }),
    );
  });
});

describe('rememberComplete', () => {
  it('checks each step once, however often the list of steps asks', () => {
    const checked: QuoteStep[] = [];
    const isComplete = rememberComplete((step) => {
      checked.push(step);

      return step === 'select-bond';
    });

    const opened = QUOTE_STEPS.filter((step) => canVisit(step, isComplete));

    expect(opened).toEqual(['select-bond', 'bond-details']);
    expect(checked).toEqual(['select-bond', 'bond-details']);
  });
});
