/**
 * The steps of the quote wizard in order: the name in its address, the title and, if the step asks for one, the section
 * of the application's answers. Other comments number the steps by their index, from 0.
 */
const STEPS = [
  ['select-bond', 'Select Bond & State'],
  ['bond-details', 'Bond Details', 'bondDetails'],
  ['applicant', 'Applicant Information', 'applicant'],
  ['business', 'Business Information', 'business'],
  ['underwriting', 'Underwriting Questions', 'underwriting'],
  ['documents', 'Documents'],
  ['payment', 'Pricing & Payment'],
  ['review', 'Review Application'],
  ['confirmation', 'Issue & File'],
] as const;

type Step = (typeof STEPS)[number];

export type QuoteStep = Step[0];

export const QUOTE_STEPS = STEPS.map(([step]) => step);

/** The title of each step. */
export const STEP_NAMES = Object.fromEntries(STEPS) as Record<QuoteStep, string>;

type StepWithSection = Extract<Step, { length: 3 }>;

/** The step of each section, in the order of the steps. */
export const SECTION_STEPS = Object.fromEntries(
  STEPS.filter((step) => step.length === 3).map(([step, , section]) => [section, step]),
) as { [Entry in StepWithSection as Entry[2]]: Entry[0] };

export type SectionKey = keyof typeof SECTION_STEPS;

export const SECTION_KEYS = Object.keys(SECTION_STEPS) as SectionKey[];

/** Whether all answers of a step are present and valid. */
export type IsComplete = (step: QuoteStep) => boolean;

/** The same answers as `isComplete` gives, with every step checked at most once. A check parses a whole section. */
export function rememberComplete(isComplete: IsComplete): IsComplete {
  const known = new Map<QuoteStep, boolean>();

  return (step) => {
    const answer = known.get(step) ?? isComplete(step);
    known.set(step, answer);

    return answer;
  };
}

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
