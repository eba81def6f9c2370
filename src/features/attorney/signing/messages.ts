/** The words of the panel "Client’s part". */
import type { SendFailure, SettleFailure } from '~/data/signing/invitations';
import { SIGN_IN_ENDED } from '~/domain/accounts/sign-in-ended';

const OFFLINE = 'You are offline. Connect to the internet, then try again.';
const UNREACHABLE = 'Our server did not answer. Try again: it counts only once.';
const FAILED = 'Something went wrong on our side. Try again.';

/** Words for the failures that an attorney can do something about. All others get `FAILED`. */
const SEND_WORDS: Partial<Record<SendFailure | 'not-shown', string>> = {
  'not-shown': 'We sent the link, but could not show it. Try again: a new link replaces it.',
  offline: OFFLINE,
  unreachable: UNREACHABLE,
  'not-found': 'You can no longer edit this matter, or this person was removed.',
  'no-address': 'Enter the person’s email address first. It is saved with the matter.',
  'no-firm-indemnity': 'In Michigan, a firm can’t indemnify for its client (MCL 600.2665).',
  'already-signed': 'This person has signed already.',
  'text-changed': 'The text that you confirmed has a new version. Reload the page and read it.',
  'rate-limited': 'Ten invitations went to this person today. Send the next one tomorrow.',
  busy: 'We are busy right now. Try again in a minute.',
  'session-ended': SIGN_IN_ENDED,
};

/** Says why an invitation was not sent. */
export function sendWords(code: SendFailure | 'not-shown'): string {
  return SEND_WORDS[code] ?? FAILED;
}

/** Says why a link was not revoked or a correction not settled. */
export const SETTLE_WORDS: Record<SettleFailure, string> = {
  offline: OFFLINE,
  unreachable: UNREACHABLE,
  'not-found': 'You can no longer edit this matter.',
  'already-signed': 'This person has signed already, so the link can’t be revoked.',
  'already-accepted': 'A colleague has accepted this correction already.',
};

/** Messages for a panel that did not load. */
export const SIGNERS_FAILURES = {
  'load-failed': {
    title: 'Failed to load the client’s part',
    description: 'Nothing is lost. Try again. If it keeps failing, call us.',
  },
  unreachable: {
    title: 'Failed to load the client’s part',
    description: 'Our server did not answer. Try again in a moment.',
  },
  offline: {
    title: 'You are offline',
    description: 'This part loads automatically when you are back online.',
  },
};
