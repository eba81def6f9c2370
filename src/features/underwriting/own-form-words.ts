import type { OwnFormResult } from '~/data/staff/own-form';
import { issueFailureWords } from './messages';

type OwnFormFailure = Extract<OwnFormResult, { ok: false }>['code'];

const FAILURES: Partial<Record<OwnFormFailure, string>> = {
  'not-a-pdf': 'This file is not a PDF. Save the signed form as a PDF and upload it again.',
  'too-large': 'This file is too large. Scan the form in black and white and upload it again.',
  infected: 'The scanner found malware in this file. It was not stored.',
  'scanner-unavailable': 'The virus scanner did not answer. Nothing was stored. Try again.',
  'form-exists': 'Another file is already the bond. A bond’s paper is never replaced: use a rider.',
  'form-not-needed': 'This bond is made on our own form, so it needs no upload.',
};

/** Says why the signed form of a court or agency was not stored. */
export function ownFormFailureWords(code: OwnFormFailure): string {
  const own = FAILURES[code];
  if (own) return own;

  return issueFailureWords(code as Parameters<typeof issueFailureWords>[0]);
}
