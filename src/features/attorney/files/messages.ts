/** The words of the files of a matter. */
import type { FileFailure } from '~/stores/matter-files';

const UNEXPECTED = 'Our server could not do this. Try again. If it keeps failing, call us.';
const TYPE = 'Use PDF, DOC, DOCX, JPG or PNG. Renaming a file doesn’t change its type.';

const WORDS: Partial<Record<FileFailure, string>> = {
  offline: 'You are offline. Connect to the internet, then try again.',
  unreachable: 'Our server did not answer. Try again: the file is stored only once.',
  busy: 'Our server is busy. Try again in a moment.',
  'session-ended': 'Your sign-in has ended. Sign in again, then try again.',
  'not-found': 'The file or the matter is no longer there, or you may not open it.',
  'invalid-type': TYPE,
  empty: 'This file is empty. Save it again on your device, then choose it again.',
  heic: 'HEIC photographs don’t open in many offices. Save it as a JPG, then choose it again.',
  unreadable: 'Your device could not read this file. Choose it again.',
  'too-large': 'Files have at most 6 MB. Save it in a smaller size, or split it.',
  infected: 'A virus scanner found malware in this file. We did not keep it.',
  'scanner-unavailable': 'Our virus scanner did not answer. Try again in a moment.',
  'too-many-files': 'A matter has at most 50 files and a firm 2 GB. Remove one first.',
  'rate-limited': 'Too many files in a short time. Try again in ten minutes.',
  blocked: 'Your browser blocked the new tab. Allow it for this site, then try again.',
};

/** Says why a file was not added, opened or removed. */
export function fileWords(failure: FileFailure): string {
  return WORDS[failure] ?? UNEXPECTED;
}
