/**
 * The reason for viewing an SSN or EIN. It is required before the number is shown, and stored with
 * the application.
 */
import { cleanNote } from '../fields/clean-text.ts';
import { holdsSecretNumber } from '../formats/secret-number.ts';
import { fail, ok, type Result } from '../result.ts';

/** The numbers of the first principal that are stored encrypted and can be viewed. */
export const FIRST_IDENTITY_NUMBERS = ['ssn', 'ein'] as const;

/** The same numbers of the second to sixth principal. */
export const FURTHER_IDENTITY_NUMBERS = [
  'ssn-2',
  'ssn-3',
  'ssn-4',
  'ssn-5',
  'ssn-6',
  'ein-2',
  'ein-3',
  'ein-4',
  'ein-5',
  'ein-6',
] as const;

/** All numbers that can be viewed, each with a reason of its own. */
export const IDENTITY_NUMBERS = [...FIRST_IDENTITY_NUMBERS, ...FURTHER_IDENTITY_NUMBERS] as const;

export type IdentityNumber = (typeof IDENTITY_NUMBERS)[number];

/** Whether a number is an SSN or an EIN. */
export function identityNumberKind(which: IdentityNumber): 'ssn' | 'ein' {
  return which.startsWith('ssn') ? 'ssn' : 'ein';
}

/** The common name of a number: "SSN", "EIN of principal 2". */
export function identityNumberName(which: IdentityNumber): string {
  const name = identityNumberKind(which).toUpperCase();
  const principal = which.split('-')[1];

  return principal === undefined ? name : `${name} of principal ${principal}`;
}

/** Minimum length of a reason, in characters. A word or two is not a reason. */
export const MIN_REVEAL_REASON_LENGTH = 10;

/** Maximum length of a reason, in characters. */
export const MAX_REVEAL_REASON_LENGTH = 500;

/** How long a number is shown, in seconds. */
export const REVEAL_SECONDS = 60;

export type RevealReasonProblem = 'empty' | 'too-short' | 'too-long' | 'holds-number';

/** Parse a typed reason. */
export function readRevealReason(text: string): Result<string, RevealReasonProblem> {
  const reason = cleanNote(text);
  if (reason === '') return fail('empty');
  if (reason.length < MIN_REVEAL_REASON_LENGTH) return fail('too-short');
  if (reason.length > MAX_REVEAL_REASON_LENGTH) return fail('too-long');

  return holdsSecretNumber(reason) ? fail('holds-number') : ok(reason);
}
