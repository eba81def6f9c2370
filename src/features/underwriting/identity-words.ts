import type { RevealResult } from '~/data/identity-reveal';
import {
  MAX_REVEAL_REASON_LENGTH,
  MIN_REVEAL_REASON_LENGTH,
  type RevealReasonProblem,
} from '~/domain/underwriting/reveal-reason';
import { STAFF_ACCESS_WORDS } from './staff-access-words';

/** What is wrong with the reason for a look at a number. */
export const REVEAL_REASON_PROBLEMS: Record<RevealReasonProblem, string> = {
  empty: 'Enter the reason',
  'too-short': `Use at least ${MIN_REVEAL_REASON_LENGTH} characters`,
  'too-long': `Use ${MAX_REVEAL_REASON_LENGTH} characters or fewer`,
  'holds-number': 'Leave the number out: the reason is kept in the history',
};

const SESSION_ENDED = 'Your sign-in has ended. Sign in again, then try again.';

const REVEAL_FAILURES: Partial<Record<Extract<RevealResult, { ok: false }>['code'], string>> = {
  offline: 'You are offline. Connect to the internet, then try again.',
  unreachable:
    'The server did not answer. Look at the history: your look may stand there. Try again in a moment.',
  'session-ended': SESSION_ENDED,
  unauthorized: SESSION_ENDED,
  'rate-limited': 'You have looked at many numbers this hour. Wait, or ask a colleague.',
  ...STAFF_ACCESS_WORDS,
  'own-application':
    'This is your own application, so its numbers stay closed to you. A colleague can look at them.',
  'not-found': 'This number is not kept for the application.',
};

/** Why a number that came is not shown. */
export const LEFT_BEFORE_SHOWN =
  'This window was left before the number came, so it was not shown. Your look stands in the history. Show it again if you still need it.';

/** Why no number is shown, in words; any code that is not listed is a fault of ours. */
export function revealFailureWords(code: Extract<RevealResult, { ok: false }>['code']): string {
  return REVEAL_FAILURES[code] ?? 'Something went wrong on our side. Try again.';
}
