import type { Issue } from '~/domain/quote/failure-schema';
import type { QuoteStep } from '~/domain/quote/journey';
import { SECTION_KEYS } from '~/domain/quote/section-keys';
import { noteServerIssues } from './store';
import { toFieldId } from './to-error-list';

/** One thing the server found wrong, and where the visitor can put it right. */
export type LocatedIssue = {
  message: string;
  /** Undefined when it belongs to no step. */
  step?: QuoteStep;
  /** The field that should take focus in that step. */
  fieldId?: string;
};

const STEP_OF_PART: ReadonlyMap<string, QuoteStep> = new Map([
  ['selection', 'select-bond'],
  ['bondDetails', 'bond-details'],
  ['applicant', 'applicant'],
  ['business', 'business'],
  ['underwriting', 'underwriting'],
  ['billing', 'payment'],
]);

/** Where the visitor can put an issue right: the path begins with the part of the application it is in. */
export function locateIssue({ path: [part = '', ...field], message }: Issue): LocatedIssue {
  const step = STEP_OF_PART.get(part);
  if (!step) return { message };

  return { message, step, fieldId: toFieldId(field.join('.')) };
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
