import { SIGN_IN_ENDED } from '../accounts/sign-in-ended.ts';

/** Why a file of a desk was not added, opened or removed, in words. */
export const FILE_FAILURE_WORDS: Readonly<Partial<Record<string, string>>> = {
  offline: 'You are offline. Connect to the internet, then try again.',
  unreachable: 'Our server did not answer. Try again: the file is stored only once.',
  busy: 'Our server is busy. Try again in a moment.',
  'session-ended': SIGN_IN_ENDED,
  'invalid-type': 'Use PDF, DOC, DOCX, JPG or PNG. Renaming a file doesn’t change its type.',
  empty: 'This file is empty. Save it again on your device, then choose it again.',
  heic: 'HEIC photographs don’t open in many offices. Save it as a JPG, then choose it again.',
  unreadable: 'Your device could not read this file. Choose it again.',
  'too-large': 'Files have at most 6 MB. Save it in a smaller size, or split it.',
  infected: 'A virus scanner found malware in this file. We did not keep it.',
  'scanner-unavailable': 'Our virus scanner did not answer. Try again in a moment.',
  'rate-limited': 'Too many files in a short time. Try again in ten minutes.',
  blocked: 'Your browser blocked the new tab. Allow it for this site, then try again.',
};

/** For a failure without words of its own. */
export const FILE_FAILURE_UNEXPECTED =
  'Our server could not do this. Try again. If it keeps failing, call us.';
