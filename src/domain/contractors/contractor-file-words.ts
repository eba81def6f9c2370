/** The words of the files of contractors, for the desk and for underwriters. */
import { FILE_FAILURE_UNEXPECTED, FILE_FAILURE_WORDS } from '../documents/file-failure-words.ts';

const WORDS: Readonly<Partial<Record<string, string>>> = {
  ...FILE_FAILURE_WORDS,
  'not-found': 'This file is no longer there, or you may not open it.',
  'too-many-files': 'An account has at most 500 files and 1 GB. Remove one first.',
  opened: 'An underwriter has opened this file, so it stays. Add the corrected file beside it.',
};

/** Says why a file was not added, opened or removed. */
export function contractorFileWords(failure: string): string {
  return WORDS[failure] ?? FILE_FAILURE_UNEXPECTED;
}
