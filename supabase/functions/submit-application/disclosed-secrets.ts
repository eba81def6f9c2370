import { formatShortDate } from '../../../src/domain/dates.ts';
import type { ApplicationAnswers } from '../../../src/domain/quote/application.ts';
import type { Issue } from '../../../src/domain/quote/failure-schema.ts';
import { disclosesSecret, withoutSecrets } from '../../../src/domain/quote/never-stored.ts';
import { identitiesOf } from './identities.ts';

const MESSAGE = 'Remove the SSN, EIN or date of birth from this answer: we encrypt them separately';

/**
 * Find answers that contain a secret of one of the principals, for example an SSN in the additional information. Answers
 * are stored in readable form, so such answers are refused.
 */
export function findDisclosedSecrets(answers: ApplicationAnswers): Issue[] {
  const secrets = identitiesOf(answers).flatMap(({ base, text }) =>
    base === 'date_of_birth' ? [text, formatShortDate(text)] : [text],
  );

  return textsIn(withoutSecrets(answers), [])
    .filter(({ path, text }) => disclosesSecret(String(path.at(-1)), text, secrets))
    .map(({ path }) => ({ path, message: MESSAGE }));
}

function textsIn(value: unknown, path: string[]): { path: string[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];

  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]));
}
