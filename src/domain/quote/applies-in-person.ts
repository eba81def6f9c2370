import { textAt } from '../underwriting/stored-answers.ts';

/**
 * Whether the applicant answered that no business is applying. Bonds that bind a business, and older applications, have
 * no such answer.
 */
export function appliesInPerson(answers: unknown): boolean {
  return textAt(answers, 'business.isBusiness') === 'no';
}
