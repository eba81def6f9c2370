/** How much goes with a request: the same for browser and server, and without what checks a whole call. */
import { cleanNote } from '../fields/clean-text.ts';

/** The most files that can go with a request. */
export const MAX_REQUEST_FILES = 10;

/** The longest text of a customer or of the staff, in characters; the database holds the same limit. */
export const MAX_REQUEST_WORDS = 2_000;

/** What is wrong with more files than that. */
export const TOO_MANY_FILES = `Attach ${MAX_REQUEST_FILES} files or fewer`;

/** What is wrong with a longer text. */
export const TOO_MANY_WORDS = `Use ${MAX_REQUEST_WORDS.toLocaleString('en-US')} characters or fewer`;

/** What is wrong with words as they were typed. */
export function wordsProblem(typed: string): string | undefined {
  return cleanNote(typed).length > MAX_REQUEST_WORDS ? TOO_MANY_WORDS : undefined;
}

/** What is wrong with so many files. */
export function filesProblem(count: number): string | undefined {
  return count > MAX_REQUEST_FILES ? TOO_MANY_FILES : undefined;
}
