/** What may be answered to the question of an underwriter. */
import { fail, ok, type Result } from '../result.ts';

/** The longest answer that is kept; the database holds the same limit. */
export const MAX_ANSWER_CHARACTERS = 4000;

/** Read an answer as it was typed: without the blanks around it, and neither empty nor too long. */
export function readInformationAnswer(text: string): Result<string, 'empty' | 'too-long'> {
  const answer = text.trim();
  if (answer === '') return fail('empty');

  return answer.length > MAX_ANSWER_CHARACTERS ? fail('too-long') : ok(answer);
}
