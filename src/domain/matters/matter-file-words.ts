/** The words of the files of a matter. */
import { FILE_FAILURE_UNEXPECTED, FILE_FAILURE_WORDS } from '../documents/file-failure-words.ts';

const WORDS: Readonly<Partial<Record<string, string>>> = {
  ...FILE_FAILURE_WORDS,
  'not-found': 'The file or the matter is no longer there, or you may not open it.',
  'too-many-files': 'A matter has at most 50 files and a firm 2 GB. Remove one first.',
};

/** Says why a file was not added, opened, read or removed. */
export function matterFileWords(failure: string): string {
  return WORDS[failure] ?? FILE_FAILURE_UNEXPECTED;
}
