import type { Issue } from '~/domain/quote/failure-schema';
import { type QuoteStep, SECTION_KEYS, SECTION_STEPS } from '~/domain/quote/journey';
import { noteServerIssues } from './store';
import { namedAtParty, toFieldId } from './to-error-list';

/** The server's problems with one step. */
export type StepIssues = {
  /** Undefined for problems that belong to no step. */
  step: QuoteStep | undefined;
  messages: string[];
  /** The field of the first message. It gets the focus when the step opens. */
  fieldId: string;
};

const STEP_OF_PART: ReadonlyMap<string, QuoteStep> = new Map([
  ...Object.entries(SECTION_STEPS),
  ['selection', 'select-bond'],
  ['documents', 'documents'],
  ['billing', 'payment'],
]);

/** Group issues by the step where the visitor can correct them. A path begins with its part of the application. */
export function issuesByStep(issues: readonly Issue[]): StepIssues[] {
  const steps = new Map<QuoteStep | undefined, StepIssues>();

  for (const { path, message } of issues) {
    const [part = '', ...field] = path;
    const step = STEP_OF_PART.get(part);
    const found = steps.get(step) ?? { step, messages: [], fieldId: toFieldId(field.join('.')) };
    const words = namedAtParty(field.join('.'), message);
    steps.set(step, { ...found, messages: [...found.messages, words] });
  }

  return [...steps.values()];
}

/** The issues of one part of the application, with that part removed from their paths. */
export function issuesIn(part: string, issues: readonly Issue[] = []): Issue[] {
  return issues
    .filter(({ path }) => path[0] === part)
    .map(({ path, message }) => ({ path: path.slice(1), message }));
}

/** Store the issues of each section, so that its step shows them at the fields. */
export function noteIssues(issues: readonly Issue[] | undefined): void {
  for (const section of SECTION_KEYS) noteServerIssues(section, issuesIn(section, issues));
}
