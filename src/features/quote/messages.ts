import type { CallFailureCode } from '~/data/call-function';
import type { ConnectionFailure } from '~/data/connection';
import type { QuoteStep } from '~/domain/quote/journey';

/** What happened, what is safe and what to do: the words of one failure. */
export type FailureWords = { title: string; description: string };

/** Failures of the page itself and of nothing the visitor did. */
const OUT_OF_DATE: FailureWords = {
  title: 'This page is out of date',
  description:
    'Your answers are kept on this device. Reload the page and try again. If that does not help, call us.',
};

const NOT_YOUR_QUOTE: FailureWords = {
  title: 'This quote belongs to an account or another browser',
  description: 'Sign in with the account it is kept in, or start a new quote.',
};

const UNKNOWN_BOND: FailureWords = {
  title: 'This bond is not on offer in the state you chose',
  description: 'Choose another bond or state. Your other answers stay as they are.',
};

const ALREADY_RENEWED: FailureWords = {
  title: 'This bond is renewed already',
  description:
    'Somebody with your account was faster, here or in another tab. Nothing is charged: what was authorized for this quote is released. Your dashboard shows the renewal.',
};

const NOT_RENEWABLE: FailureWords = {
  title: 'This bond cannot be renewed with this quote',
  description:
    'It is not in the account you are signed in with, it has ended, or it changed since you began. Nothing is charged: what was authorized for this quote is released. Start the renewal again from your dashboard, or call us.',
};

const TOO_MANY_TRIES: FailureWords = {
  title: 'That was tried too often',
  description: 'Wait a minute, then try again. Your answers are still here.',
};

const TOO_LONG: FailureWords = {
  title: 'Some of your answers are too long to send',
  description: 'Shorten the longest texts, such as descriptions and details, then try again.',
};

/** Toasts of the payment (spec 1, section 8). */
export const PAYMENT_PROCESSED = 'Payment processed';

/** Words for each way `authorize-payment` can fail. */
export const PAYMENT_FAILURES: Record<CallFailureCode, FailureWords> = {
  unexpected: {
    title: 'Payment failed',
    description: 'Failed to process payment. Please try again.',
  },
  offline: {
    title: 'You are offline',
    description:
      'Nothing was sent and nothing was charged. Connect to the internet, then press the pay button again.',
  },
  unreachable: {
    title: 'Our server did not answer',
    description:
      'Press the pay button again. If the first try did go through, you get that receipt and pay nothing twice.',
  },
  'payment-declined': {
    title: 'The payment was declined',
    description:
      'Nothing was charged. Check the number and the expiry date, or choose another way to pay.',
  },
  'payment-missing': {
    title: 'No payment details arrived',
    description: 'Nothing was charged. Enter the payment details again.',
  },
  'payment-mismatch': {
    title: 'The price changed',
    description:
      'Your answers changed since the price was worked out. Reload the page to see the new price.',
  },
  'invalid-application': {
    title: 'Some answers need another look',
    description:
      'Nothing was charged. Correct what is listed here, then press the pay button again.',
  },
  'unknown-bond': UNKNOWN_BOND,
  'not-your-quote': NOT_YOUR_QUOTE,
  'already-renewed': ALREADY_RENEWED,
  'not-renewable': NOT_RENEWABLE,
  'session-ended': {
    title: 'Your session ended',
    description:
      'Nothing was sent and nothing was charged. Sign in again, then press the pay button once more.',
  },
  'rate-limited': TOO_MANY_TRIES,
  'too-large': TOO_LONG,
  unauthorized: OUT_OF_DATE,
  malformed: OUT_OF_DATE,
  'method-not-allowed': OUT_OF_DATE,
  'unsupported-media-type': OUT_OF_DATE,
};

/** The toast of a submission that worked (spec 1, section 8). */
export const APPLICATION_SUBMITTED: FailureWords = {
  title: 'Application submitted',
  description: 'Your bond application has been submitted for processing.',
};

/** Words for each way `submit-application` can fail. */
export const SUBMISSION_FAILURES: Record<CallFailureCode, FailureWords> = {
  unexpected: {
    title: 'Submission failed',
    description: 'Failed to submit application. Please try again.',
  },
  offline: {
    title: 'You are offline',
    description:
      'Your application was not sent, and nothing you entered is lost. Connect to the internet, then submit it again.',
  },
  unreachable: {
    title: 'Our server did not answer',
    description:
      'Nothing you entered is lost. Submit again: however often you send it, this quote becomes one application.',
  },
  'invalid-application': {
    title: 'Some answers need another look',
    description: 'Nothing you entered is lost. Correct what is listed here, then submit again.',
  },
  'payment-missing': {
    title: 'There is no payment for this quote yet',
    description: 'Nothing was charged. Go to Pricing & Payment and authorize the payment.',
  },
  'payment-mismatch': {
    title: 'The price changed after you paid',
    description:
      'An answer that the price depends on is different now. Go to Pricing & Payment and authorize the new amount; the old one is released.',
  },
  'payment-declined': {
    title: 'The payment was declined',
    description: 'Go to Pricing & Payment and choose another card, account or way to pay.',
  },
  'unknown-bond': UNKNOWN_BOND,
  'not-your-quote': NOT_YOUR_QUOTE,
  'already-renewed': ALREADY_RENEWED,
  'not-renewable': NOT_RENEWABLE,
  'session-ended': {
    title: 'Your session ended',
    description: 'Your application was not sent. Sign in again, then submit once more.',
  },
  'rate-limited': TOO_MANY_TRIES,
  'too-large': TOO_LONG,
  unauthorized: OUT_OF_DATE,
  malformed: OUT_OF_DATE,
  'method-not-allowed': OUT_OF_DATE,
  'unsupported-media-type': OUT_OF_DATE,
};

/** Where a submission that failed can be put right, when that is one step. */
export const SUBMISSION_REMEDIES: Partial<Record<CallFailureCode, QuoteStep>> = {
  'payment-missing': 'payment',
  'payment-mismatch': 'payment',
  'payment-declined': 'payment',
  'unknown-bond': 'select-bond',
};

/** Words for each way the list of required documents can fail to load. */
export const DOCUMENT_LIST_FAILURES: Record<'load-failed' | ConnectionFailure, FailureWords> = {
  'load-failed': {
    title: 'Error: Failed to load documents',
    description: 'Your answers are safe. Try again in a moment.',
  },
  offline: {
    title: 'You are offline',
    description: 'Your answers are safe. Connect to the internet, then try again.',
  },
  unreachable: {
    title: 'Error: Failed to load documents',
    description: 'Our server did not answer. Your answers are safe. Try again in a moment.',
  },
};
