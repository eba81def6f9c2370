import type { Issue } from '~/domain/quote/failure-schema';
import type { QuoteStep } from '~/domain/quote/journey';
import { SECTION_KEYS } from '~/domain/quote/section-keys';
import { noteServerIssues } from './store';
import { toFieldId } from './to-error-list';

/** What the server found wrong in one step. */
export type StepIssues = {
  /** Undefined for what belongs to no step. */
  step: QuoteStep | undefined;
  messages: string[];
  /** The field of the first message, which takes focus when the step is opened. */
  fieldId: string;
};

const STEP_OF_PART: ReadonlyMap<string, QuoteStep> = new Map([
  ['selection', 'select-bond'],
  ['bondDetails', 'bond-details'],
  ['applicant', 'applicant'],
  ['business', 'business'],
  ['underwriting', 'underwriting'],
  ['documents', 'documents'],
  ['billing', 'payment'],
]);

/** Where the visitor can put issues right, step by step. A path begins with the part of the application it is in. */
export function issuesByStep(issues: readonly Issue[]): StepIssues[] {
  const steps = new Map<QuoteStep | undefined, StepIssues>();

  for (const { path, message } of issues) {
    const [part = '', ...field] = path;
    const step = STEP_OF_PART.get(part);
    const found = steps.get(step) ?? { step, messages: [], fieldId: toFieldId(field.join('.')) };
    steps.set(step, { ...found, messages: [...found.messages, message] });
  }

  return [...steps.values()];
}

/** The issues of one part of the application, with paths that begin inside it. */
export function issuesIn(part: string, issues: readonly Issue[] = []): Issue[] {
  return issues
    .filter(({ path }) => path[0] === part)
    .map(({ path, message }) => ({ path: path.slice(1), message }));
}

/** Leave the issues of each section where its step will show them at the fields. */
export function noteIssues(issues: readonly Issue[] | undefined): void {
  for (const section of SECTION_KEYS) noteServerIssues(section, issuesIn(section, issues));
}
