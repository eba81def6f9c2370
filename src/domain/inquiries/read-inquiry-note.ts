import { cleanNote } from '../fields/clean-text.ts';
import { holdsSecretNumber, LEAVE_NUMBER_OUT } from '../formats/secret-number.ts';
import { formatWholeNumber } from '../formats/whole-number.ts';
import type { InquiryAnswer } from './inquiry-words.ts';

/** Maximum length of the underwriter's note. The database has the same limit. */
export const MAX_INQUIRY_NOTE_CHARACTERS = 2_000;

/**
 * Read the underwriter's note for the visitor, or say what to correct. Only the answer "likely" may go without a note,
 * because the others leave the visitor with a question.
 */
export function readInquiryNote(
  answer: InquiryAnswer,
  text: string,
): { ok: true; value: string } | { ok: false; problem: string } {
  const note = cleanNote(text);
  if (note === '' && answer !== 'likely')
    return { ok: false, problem: 'Enter a note. The visitor will read it' };
  if (note.length > MAX_INQUIRY_NOTE_CHARACTERS) {
    const limit = formatWholeNumber(MAX_INQUIRY_NOTE_CHARACTERS);
    return { ok: false, problem: `Use ${limit} characters or fewer` };
  }

  return holdsSecretNumber(note)
    ? { ok: false, problem: LEAVE_NUMBER_OUT }
    : { ok: true, value: note };
}
