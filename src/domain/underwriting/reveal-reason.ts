/** Why somebody looks at an SSN or an EIN: said before the number is shown, and kept with the application. */
import { cleanNote } from '../fields/clean-text.ts';
import { holdsSecretNumber } from '../formats/secret-number.ts';
import { fail, ok, type Result } from '../result.ts';

/** The numbers of an applicant that are kept sealed and can be looked at. */
export const IDENTITY_NUMBERS = ['ssn', 'ein'] as const;

export type IdentityNumber = (typeof IDENTITY_NUMBERS)[number];

/** What forms and offices call them. */
export const IDENTITY_NUMBER_NAMES: Record<IdentityNumber, string> = { ssn: 'SSN', ein: 'EIN' };

/** The shortest reason, in characters: a word or two is none. */
export const MIN_REVEAL_REASON_LENGTH = 10;

/** The longest reason, in characters. */
export const MAX_REVEAL_REASON_LENGTH = 500;

/** How long a number is shown, in seconds. */
export const REVEAL_SECONDS = 60;

/** What is wrong with a reason. */
export type RevealReasonProblem = 'empty' | 'too-short' | 'too-long' | 'holds-number';

/** Read a reason as it was typed. */
export function readRevealReason(text: string): Result<string, RevealReasonProblem> {
  const reason = cleanNote(text);
  if (reason === '') return fail('empty');
  if (reason.length < MIN_REVEAL_REASON_LENGTH) return fail('too-short');
  if (reason.length > MAX_REVEAL_REASON_LENGTH) return fail('too-long');

  return holdsSecretNumber(reason) ? fail('holds-number') : ok(reason);
}
