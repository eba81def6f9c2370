import {
  MAX_REASON_LENGTH,
  needsReason,
  type StaffDecisionKind,
} from '../applications/staff-actions.ts';
import { cleanNote } from '../fields/clean-text.ts';
import { holdsSecretNumber } from '../formats/secret-number.ts';
import { fail, ok, type Result } from '../result.ts';

/** Maximum length of an underwriter's note, in characters. The database has the same limit. */
export const MAX_NOTE_LENGTH = 4_000;

/**
 * The problem with a text that is stored as plain text, so it must not contain an SSN, EIN or card
 * number.
 */
type WordsProblem = 'empty' | 'too-long' | 'holds-number';

/** Parse a typed text for the customer. Only an approval may leave it empty. */
export function readReason(action: StaffDecisionKind, text: string): Result<string, WordsProblem> {
  const reason = cleanNote(text);
  if (reason === '' && needsReason(action)) return fail('empty');

  return readKept(reason, MAX_REASON_LENGTH);
}

/** Parse a typed note for colleagues. */
export function readNote(text: string): Result<string, WordsProblem> {
  const note = cleanNote(text);
  if (note === '') return fail('empty');

  return readKept(note, MAX_NOTE_LENGTH);
}

function readKept(words: string, max: number): Result<string, 'too-long' | 'holds-number'> {
  if (words.length > max) return fail('too-long');

  return holdsSecretNumber(words) ? fail('holds-number') : ok(words);
}
