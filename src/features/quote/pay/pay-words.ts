import type { PayProblem } from '~/stores/paying';
import type { FailureWords } from '../messages';

const UNEXPECTED: FailureWords = {
  title: 'Something went wrong on our side',
  description: 'Try again: you never pay twice.',
};

const WORDS: Partial<Record<PayProblem, FailureWords>> = {
  'not-found': {
    title: 'This link doesn’t work',
    description:
      'A newer link may have replaced it: look for the newest email. Or your attorney closed it because the bond is paid in another way.',
  },
  'rate-limited': {
    title: 'Too many attempts',
    description: 'Wait an hour, then try again, or call us.',
  },
  'not-expired': {
    title: 'This link can’t be sent again here',
    description: 'Reload the page. If it still doesn’t work, ask your attorney for a new link.',
  },
  'wrong-code': {
    title: 'This is not the code',
    description: 'Check the newest email. After five wrong codes, the link is locked.',
  },
  'code-expired': {
    title: 'This code has expired',
    description: 'Ask for a new code and enter it within ten minutes.',
  },
  locked: {
    title: 'This link is locked',
    description: 'Five wrong codes were entered. Ask your attorney for a new link, or call us.',
  },
  'session-ended': {
    title: 'Your 30 minutes are over, or your attorney closed the link',
    description: 'Nothing was charged. Ask for a new code to continue.',
  },
  'payment-declined': {
    title: 'The payment was declined',
    description:
      'Nothing was charged. Check the number and the expiry date, or use another card or account.',
  },
  'payment-mismatch': {
    title: 'The price changed',
    description:
      'Nothing was charged. Your attorney can see the new price and send you a new link.',
  },
  'not-open': {
    title: 'This price is no longer open',
    description: 'Nothing changed. This page shows what became of it.',
  },
  'not-your-quote': {
    title: 'This bond can’t be paid by this link',
    description: 'Nothing was charged. Ask your attorney for a new link, or call us.',
  },
  'invalid-application': {
    title: 'Some answers need another look',
    description: 'Nothing was charged. Check the billing address, then try again.',
  },
  busy: {
    title: 'We are busy right now',
    description: 'Press the button again in a minute. You never pay twice.',
  },
  offline: {
    title: 'You are offline',
    description: 'Connect to the internet, then try again. You never pay twice.',
  },
  unreachable: {
    title: 'Our server did not answer',
    description: 'Press the button again: you never pay twice.',
  },
};

/** What to say about a failure on the client's page. */
export function payWords(code: PayProblem): FailureWords {
  return WORDS[code] ?? UNEXPECTED;
}
