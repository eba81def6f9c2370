import { formatShortDate } from '../../../src/domain/dates.ts';
import type { ApplicationAnswers } from '../../../src/domain/quote/application.ts';
import type { Issue } from '../../../src/domain/quote/failure-schema.ts';
import { disclosesSecret, withoutSecrets } from '../../../src/domain/quote/never-stored.ts';

const MESSAGE =
  'Remove the SSN, EIN or date of birth from this answer: we keep them sealed, apart from the rest';

/**
 * Answers in which the applicant wrote out an own secret, say an SSN in the additional information. Answers are kept
 * readable, so they are sent back instead of stored.
 */
export function findDisclosedSecrets(answers: ApplicationAnswers): Issue[] {
  const { ssn, dateOfBirth } = answers.applicant;
  const secrets = [ssn, answers.business.ein, dateOfBirth, formatShortDate(dateOfBirth)];

  return textsIn(withoutSecrets(answers), [])
    .filter(({ path, text }) => disclosesSecret(String(path.at(-1)), text, secrets))
    .map(({ path }) => ({ path, message: MESSAGE }));
}

function textsIn(value: unknown, path: string[]): { path: string[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];

  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]));
}
