/**
 * The limits for a request. Browser and server share them. This file does not import Zod, so that
 * forms stay small.
 */
import { formatWholeNumber } from '../formats/whole-number.ts';
import { cleanNote } from '../fields/clean-text.ts';

/** Maximum number of files in a request. */
export const MAX_REQUEST_FILES = 10;

/**
 * Maximum length of a text by a customer or staff, in characters. The database has the same limit.
 */
export const MAX_REQUEST_WORDS = 2_000;

/** The error message for too many files. */
export const TOO_MANY_FILES = `Attach ${MAX_REQUEST_FILES} files or fewer`;

/** The error message for a longer text. */
export const TOO_MANY_WORDS = `Use ${formatWholeNumber(MAX_REQUEST_WORDS)} characters or fewer`;

/** The error message for a typed text. Undefined when it is valid. */
export function wordsProblem(typed: string): string | undefined {
  return cleanNote(typed).length > MAX_REQUEST_WORDS ? TOO_MANY_WORDS : undefined;
}

/** The error message for a number of files. Undefined when it is valid. */
export function filesProblem(count: number): string | undefined {
  return count > MAX_REQUEST_FILES ? TOO_MANY_FILES : undefined;
}
