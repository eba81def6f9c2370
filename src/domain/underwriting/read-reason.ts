import { MAX_REASON_LENGTH, needsReason, type StaffAction } from '../applications/staff-actions.ts';
import { cleanNote } from '../fields/clean-text.ts';
import { fail, ok, type Result } from '../result.ts';

/** The longest note of an underwriter, in characters; the database holds the same limit. */
export const MAX_NOTE_LENGTH = 4_000;

/** Read what the customer is to be told as it was typed. Only an approval may do without. */
export function readReason(
  action: StaffAction,
  text: string,
): Result<string, 'empty' | 'too-long'> {
  const reason = cleanNote(text);
  if (reason === '' && needsReason(action)) return fail('empty');

  return reason.length > MAX_REASON_LENGTH ? fail('too-long') : ok(reason);
}

/** Read a note among underwriters as it was typed. */
export function readNote(text: string): Result<string, 'empty' | 'too-long'> {
  const note = cleanNote(text);
  if (note === '') return fail('empty');

  return note.length > MAX_NOTE_LENGTH ? fail('too-long') : ok(note);
}
