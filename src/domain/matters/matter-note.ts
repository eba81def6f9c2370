import { cleanNote } from '../fields/clean-text.ts';
import { holdsSecretNumber, LEAVE_NUMBER_OUT } from '../formats/secret-number.ts';
import { formatWholeNumber } from '../formats/whole-number.ts';

/** Maximum length of a firm's private note on a matter. The database has the same limit. */
export const MAX_MATTER_NOTE_CHARACTERS = 8_000;

/** Read the private note on a matter, or say what to correct. */
export function readMatterNote(
  typed: string,
): { ok: true; value: string } | { ok: false; problem: string } {
  const note = cleanNote(typed);
  if (holdsSecretNumber(note)) return { ok: false, problem: LEAVE_NUMBER_OUT };
  if (note.length <= MAX_MATTER_NOTE_CHARACTERS) return { ok: true, value: note };

  const limit = formatWholeNumber(MAX_MATTER_NOTE_CHARACTERS);
  return { ok: false, problem: `Use ${limit} characters or fewer` };
}
