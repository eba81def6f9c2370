/** What may be answered to the question of an underwriter. */
import { cleanNote } from '../fields/clean-text.ts';
import { holdsSecretNumber } from '../formats/secret-number.ts';
import { fail, ok, type Result } from '../result.ts';

/** The longest answer that is kept; the database holds the same limit. */
export const MAX_ANSWER_CHARACTERS = 4000;

/** What is wrong with an answer. It is kept readable, so no SSN or EIN may stand in it. */
type AnswerProblem = 'empty' | 'too-long' | 'holds-number';

/** Read an answer as it was typed. */
export function readInformationAnswer(text: string): Result<string, AnswerProblem> {
  const answer = cleanNote(text);
  if (answer === '') return fail('empty');
  if (answer.length > MAX_ANSWER_CHARACTERS) return fail('too-long');

  return holdsSecretNumber(answer) ? fail('holds-number') : ok(answer);
}
