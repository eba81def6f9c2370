/** The rules for an answer to an underwriter's question. */
import { cleanNote } from '../fields/clean-text.ts';
import { holdsSecretNumber } from '../formats/secret-number.ts';
import { fail, ok, type Result } from '../result.ts';

/** Maximum length of an answer. The database has the same limit. */
export const MAX_ANSWER_CHARACTERS = 4000;

/**
 * The problem with an answer. Answers are stored as plain text, so they must not contain an SSN or
 * EIN.
 */
type AnswerProblem = 'empty' | 'too-long' | 'holds-number';

/** Read a typed answer. It may be empty if a file that was asked for goes with it. */
export function readInformationAnswer(
  text: string,
  { hasFile }: { hasFile: boolean },
): Result<string, AnswerProblem> {
  const answer = cleanNote(text);
  if (answer === '' && !hasFile) return fail('empty');
  if (answer.length > MAX_ANSWER_CHARACTERS) return fail('too-long');

  return holdsSecretNumber(answer) ? fail('holds-number') : ok(answer);
}
