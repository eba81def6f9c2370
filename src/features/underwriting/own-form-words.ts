import type { BlankFormResult, OwnFormResult } from '~/data/staff/own-form';
import { issueFailureWords } from './messages';

type OwnFormFailure = Extract<OwnFormResult, { ok: false }>['code'];
type BlankFormFailure = Extract<BlankFormResult, { ok: false }>['code'];

const FAILURES: Partial<Record<OwnFormFailure | BlankFormFailure, string>> = {
  'not-a-pdf': 'This file is not a PDF. Save the form as a PDF and upload it again.',
  'not-readable':
    'This PDF is damaged or protected with a password. Print it to a new PDF and upload that file.',
  'too-large': 'This file is too large. Scan the form in black and white and upload it again.',
  infected: 'The scanner found malware in this file. It was not stored.',
  'scanner-unavailable': 'The virus scanner did not answer. Nothing was stored. Try again.',
  'form-exists': 'Another file is already the bond. A bond’s paper is never replaced: use a rider.',
  'form-not-needed': 'This bond is made on our own form, so it needs no upload.',
  'too-many-forms': 'This application has five blank forms already. Use one of them.',
};

const BLANK_FAILURES: Partial<Record<BlankFormFailure, string>> = {
  'not-open': 'This application takes no blank form any longer. See its status above.',
  unreachable:
    'The server did not answer, so it is not known whether the form was added. Try again: the same file is added once.',
};

/** Says why the blank form of a court or agency was not added. */
export function blankFormFailureWords(code: BlankFormFailure): string {
  return BLANK_FAILURES[code] ?? formFailureWords(code);
}

/** Says why the signed form of a court or agency was not stored. */
export function ownFormFailureWords(code: OwnFormFailure): string {
  return formFailureWords(code);
}

function formFailureWords(code: OwnFormFailure | BlankFormFailure): string {
  const own = FAILURES[code];
  if (own) return own;

  return issueFailureWords(code as Parameters<typeof issueFailureWords>[0]);
}
