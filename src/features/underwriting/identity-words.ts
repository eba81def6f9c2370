import type { RevealResult } from '~/data/staff/identity-reveal';
import { SIGN_IN_ENDED } from '~/domain/accounts/sign-in-ended';
import {
  MAX_REVEAL_REASON_LENGTH,
  MIN_REVEAL_REASON_LENGTH,
  type RevealReasonProblem,
} from '~/domain/underwriting/reveal-reason';
import { STAFF_ACCESS_WORDS } from './staff-access-words';

/** Problems with the reason for showing a number. */
export const REVEAL_REASON_PROBLEMS: Record<RevealReasonProblem, string> = {
  empty: 'Enter the reason',
  'too-short': `Use at least ${MIN_REVEAL_REASON_LENGTH} characters`,
  'too-long': `Use ${MAX_REVEAL_REASON_LENGTH} characters or fewer`,
  'holds-number': 'Remove the number: the history keeps this reason',
};

const REVEAL_FAILURES: Partial<Record<Extract<RevealResult, { ok: false }>['code'], string>> = {
  offline: 'You are offline. Connect to the internet, then try again.',
  unreachable:
    'The server did not answer. The history may show that you viewed it. Try again in a moment.',
  'session-ended': SIGN_IN_ENDED,
  unauthorized: SIGN_IN_ENDED,
  busy: 'We are busy right now. Try again in a minute.',
  'rate-limited': 'You have viewed many numbers this hour. Wait, or ask a colleague.',
  ...STAFF_ACCESS_WORDS,
  'own-application': 'This is your own application, so you can’t see its numbers. A colleague can.',
  'not-found': 'This number is not kept for the application.',
};

/** Says why a number that arrived is not shown. */
export const LEFT_BEFORE_SHOWN =
  'This window was left before the number came, so it was not shown. The history records that you viewed it. Show it again if you still need it.';

/** Says why a number is not shown. A code that is not listed is an error on our side. */
export function revealFailureWords(code: Extract<RevealResult, { ok: false }>['code']): string {
  return REVEAL_FAILURES[code] ?? 'Something went wrong on our side. Try again.';
}
