/**
 * The steps of the quote wizard in order. Other comments number the steps by their index, from 0.
 */
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

/** The title of each step. */
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

/** The sections of an application's answers in the order of the steps, each with its step. */
export const SECTION_STEPS = {
  bondDetails: 'bond-details',
  applicant: 'applicant',
  business: 'business',
  underwriting: 'underwriting',
} as const satisfies Record<string, QuoteStep>;

export type SectionKey = keyof typeof SECTION_STEPS;

export const SECTION_KEYS = Object.keys(SECTION_STEPS) as SectionKey[];

/** Whether all answers of a step are present and valid. */
export type IsComplete = (step: QuoteStep) => boolean;

/** The position of a step, starting at 0. */
export function stepIndex(step: QuoteStep): number {
  return QUOTE_STEPS.indexOf(step);
}

/** The next step. The last step has none and returns itself. */
export function nextStep(step: QuoteStep): QuoteStep {
  return QUOTE_STEPS[stepIndex(step) + 1] ?? 'confirmation';
}

/** The previous step. The first step has none and returns itself. */
export function previousStep(step: QuoteStep): QuoteStep {
  return QUOTE_STEPS[stepIndex(step) - 1] ?? 'select-bond';
}

/** The first step with missing or invalid answers. No later step may be visited. */
export function firstIncompleteStep(isComplete: IsComplete): QuoteStep {
  return QUOTE_STEPS.find((step) => !isComplete(step)) ?? 'confirmation';
}

/** Whether a step can be visited: every step before it is complete. */
export function canVisit(step: QuoteStep, isComplete: IsComplete): boolean {
  return stepIndex(step) <= stepIndex(firstIncompleteStep(isComplete));
}

/** Parse the name of a step in a URL. Undefined when there is no such step. */
export function parseQuoteStep(text: string): QuoteStep | undefined {
  return QUOTE_STEPS.find((step) => step === text);
}
