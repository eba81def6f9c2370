/** The nine steps of the quote wizard in their order; the index is the specification's number (spec 1, section 2). */
export const QUOTE_STEPS = [
  'select-bond',
  'bond-details',
  'applicant',
  'business',
  'underwriting',
  'documents',
  'payment',
  'review',
  'confirmation',
] as const;

export type QuoteStep = (typeof QUOTE_STEPS)[number];

/** What each step is called on the screen (spec 1, section 2). */
export const STEP_NAMES: Record<QuoteStep, string> = {
  'select-bond': 'Select Bond & State',
  'bond-details': 'Bond Details',
  applicant: 'Applicant Information',
  business: 'Business Information',
  underwriting: 'Underwriting Questions',
  documents: 'Documents',
  payment: 'Pricing & Payment',
  review: 'Review Application',
  confirmation: 'Issue & File',
};

/** Whether a step's answers are all there and valid. */
export type IsComplete = (step: QuoteStep) => boolean;

/** The step's place, 0 to 8. */
export function stepIndex(step: QuoteStep): number {
  return QUOTE_STEPS.indexOf(step);
}

/** The step after this one; the last has no next and stays. */
export function nextStep(step: QuoteStep): QuoteStep {
  return QUOTE_STEPS[stepIndex(step) + 1] ?? 'confirmation';
}

/** The step before this one; the first has no previous and stays. */
export function previousStep(step: QuoteStep): QuoteStep {
  return QUOTE_STEPS[stepIndex(step) - 1] ?? 'select-bond';
}

/** The first step whose answers do not validate yet; nothing after it may be visited. */
export function firstIncompleteStep(isComplete: IsComplete): QuoteStep {
  return QUOTE_STEPS.find((step) => !isComplete(step)) ?? 'confirmation';
}

/** A step can be visited when every step before it is complete. */
export function canVisit(step: QuoteStep, isComplete: IsComplete): boolean {
  return stepIndex(step) <= stepIndex(firstIncompleteStep(isComplete));
}

/** Read a step's name from a URL; undefined when there is no such step. */
export function parseQuoteStep(text: string): QuoteStep | undefined {
  return QUOTE_STEPS.find((step) => step === text);
}
