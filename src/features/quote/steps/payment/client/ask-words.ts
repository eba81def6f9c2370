import type { AskPaymentFailure } from '~/data/client-payment/asked-payment';
import { type FailureWords, PAYMENT_FAILURES } from '../../../messages';

/** Reasons that a client was not asked, or a link not closed. */
export type AskProblem = AskPaymentFailure | 'not-kept' | 'not-closed';

/** A message for each reason. */
export const ASK_WORDS: Record<AskProblem, FailureWords> = {
  ...PAYMENT_FAILURES,
  unexpected: {
    title: 'No link was sent',
    description: 'Try again. If it keeps failing, call us.',
  },
  offline: {
    title: 'You are offline',
    description: 'No link was sent. Connect to the internet, then try again.',
  },
  unreachable: {
    title: 'Our server did not answer',
    description: 'Try again. Only the newest link works.',
  },
  'invalid-application': {
    title: 'Some answers need another look',
    description: 'No link was sent. Check the bond details and the names, then try again.',
  },
  busy: { title: 'We are busy right now', description: 'No link was sent. Try again in a minute.' },
  'rate-limited': {
    title: 'Too many links',
    description: 'We send at most 10 links a day for a quote. Try again tomorrow, or call us.',
  },
  'session-ended': {
    title: 'Your session ended',
    description: 'No link was sent. Sign in again, then try again.',
  },
  'not-found': {
    title: 'You can’t ask for this quote',
    description:
      'You may no longer change its matter, or the quote was submitted. Open the matter and start from there.',
  },
  'no-address': {
    title: 'This is not an email address',
    description: 'Correct the address, then try again.',
  },
  'already-paid': {
    title: 'Your client authorized the payment',
    description: 'Reload the page to see the payment.',
  },
  'not-kept': {
    title: 'The quote is not in your account yet',
    description: 'No link was sent. Check your connection, then try again.',
  },
  'not-closed': {
    title: 'The link was not closed',
    description: 'Your client can still pay by it. Check your connection, then try again.',
  },
};
