import { MAX_REASON_LENGTH, needsReason, type StaffAction } from '../applications/staff-actions.ts';
import { cleanNote } from '../fields/clean-text.ts';
import { holdsSecretNumber } from '../formats/secret-number.ts';
import { fail, ok, type Result } from '../result.ts';

/** The longest note of an underwriter, in characters; the database holds the same limit. */
export const MAX_NOTE_LENGTH = 4_000;

/** What is wrong with words that are kept readable: no SSN, EIN or card number may stand in them. */
type WordsProblem = 'empty' | 'too-long' | 'holds-number';

/** Read what the customer is to be told as it was typed. Only an approval may do without. */
export function readReason(action: StaffAction, text: string): Result<string, WordsProblem> {
  const reason = cleanNote(text);
  if (reason === '' && needsReason(action)) return fail('empty');

  return readKept(reason, MAX_REASON_LENGTH);
}

/** Read a note among underwriters as it was typed. */
export function readNote(text: string): Result<string, WordsProblem> {
  const note = cleanNote(text);
  if (note === '') return fail('empty');

  return readKept(note, MAX_NOTE_LENGTH);
}

function readKept(words: string, max: number): Result<string, 'too-long' | 'holds-number'> {
  if (words.length > max) return fail('too-long');

  return holdsSecretNumber(words) ? fail('holds-number') : ok(words);
}
