import type { CallFailureCode } from '~/data/connection/call-function';
import type { ConnectionFailure } from '~/data/connection/connection';
import type { WaitReason } from '~/data/connection/repeat-while-busy';
import { type Cents, formatMoney } from '~/domain/money';
import { NOT_CHARGED } from '~/domain/quote/charge-words';
import type { QuoteStep } from '~/domain/quote/journey';
import type { PaymentMethod } from '~/domain/quote/payment-methods';
import type { PaymentReceipt } from '~/domain/quote/payment-authorization';
import { describePayment } from '~/domain/quote/payment-words';

/** A failure: the problem, the reassurance and the advice. */
export type FailureWords = { title: string; description: string };

/** A failure of the page itself that the visitor did not cause. */
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
  title: 'We don’t offer this bond in the state you chose',
  description: 'Choose another bond or state. Your other answers stay as they are.',
};

const ALREADY_RENEWED: FailureWords = {
  title: 'This bond is already renewed',
  description: `Someone renewed it from your account, here or in another tab. ${NOT_CHARGED} Your dashboard shows the renewal.`,
};

const NOT_RENEWABLE: FailureWords = {
  title: 'This bond cannot be renewed with this quote',
  description: `It is not in this account, it has ended, or it changed since you started. ${NOT_CHARGED} Start the renewal again from your dashboard, or call us.`,
};

const TOO_MANY_TRIES: FailureWords = {
  title: 'Too many attempts',
  description: 'Wait a minute, then try again. Your answers are still here.',
};

const TOO_LONG: FailureWords = {
  title: 'Some of your answers are too long to send',
  description: 'Shorten the longest texts, such as descriptions and details, then try again.',
};

const STILL_BUSY: FailureWords = {
  title: 'We are still busy',
  description:
    'We tried for 15 minutes. Your answers are still here. Try again later: you never pay or apply twice for one quote.',
};

const KEEP_PAGE_OPEN =
  'Keep this page open. We resend your request automatically, and it counts only once.';

/** Messages while a call is repeated because the server is busy or slow. The visitor does not have to do anything. */
export const KEEP_TRYING: Record<WaitReason, FailureWords> = {
  busy: { title: "We're busy. We keep trying…", description: KEEP_PAGE_OPEN },
  late: { title: 'No answer yet. We keep trying…', description: KEEP_PAGE_OPEN },
};

/** The title after an authorization, when an answer that the price depends on has changed. */
const CHANGED_SINCE = 'The price changed after you authorized the payment';

/** The toast after a payment. */
export const PAYMENT_PROCESSED = 'Payment processed';

/** A message for each failure of `authorize-payment`. */
export const PAYMENT_FAILURES: Record<CallFailureCode, FailureWords> = {
  unexpected: {
    title: 'Payment failed',
    description: 'Failed to process payment. Please try again.',
  },
  offline: {
    title: 'You are offline',
    description: 'Connect to the internet, then press the pay button again. You don’t pay twice.',
  },
  unreachable: {
    title: 'Our server did not answer',
    description:
      'Press the pay button again. If the first try went through, you get that receipt and don’t pay twice.',
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
      'Your answers changed after we set the price. Reload the page to see the new price.',
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
  busy: STILL_BUSY,
  'rate-limited': TOO_MANY_TRIES,
  'too-large': TOO_LONG,
  unauthorized: OUT_OF_DATE,
  malformed: OUT_OF_DATE,
  'method-not-allowed': OUT_OF_DATE,
  'unsupported-media-type': OUT_OF_DATE,
};

/** A price that changed after the page showed it. Nothing was authorized, and the button asks again. */
export function newPriceWords(shown: Cents, owed: Cents): FailureWords {
  return {
    title: 'The price changed',
    description: `The price is now ${formatMoney(owed)}. This page showed ${formatMoney(shown)}. Nothing was authorized or charged. Press the button again if you agree to the new price.`,
  };
}

/** What the review says about the payment, by its method, because a paid price looks like the end. */
export const NOT_SUBMITTED: Record<PaymentMethod, string> = {
  credit_card: 'Not submitted yet. Your card is held, not charged.',
  ach: 'Not submitted yet. Your bank account is not charged.',
  wire: 'Not submitted yet. Send the wire after you submit.',
};

/** What the review says about a payment of the client of a matter. */
export const CLIENT_NOT_SUBMITTED =
  'Not submitted yet. Your client authorized the payment and is not charged.';

/** The toast after a submission. */
export const APPLICATION_SUBMITTED: FailureWords = {
  title: 'Application submitted',
  description: 'Your bond application has been submitted for processing.',
};

/** A message for each failure of `submit-application`. */
export const SUBMISSION_FAILURES: Record<CallFailureCode, FailureWords> = {
  unexpected: {
    title: 'Submission failed',
    description: 'Failed to submit application. Please try again.',
  },
  offline: {
    title: 'You are offline',
    description: 'Nothing you entered is lost. Connect to the internet, then submit again.',
  },
  unreachable: {
    title: 'Our server did not answer',
    description:
      'Nothing you entered is lost. Submit again: this quote becomes only one application, however often you submit it.',
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
    title: CHANGED_SINCE,
    description:
      'An answer that affects the price has changed. Go to Pricing & Payment and authorize the new amount; the old one is released.',
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
  busy: STILL_BUSY,
  'rate-limited': TOO_MANY_TRIES,
  'too-large': TOO_LONG,
  unauthorized: OUT_OF_DATE,
  malformed: OUT_OF_DATE,
  'method-not-allowed': OUT_OF_DATE,
  'unsupported-media-type': OUT_OF_DATE,
};

/** The message for a quote that its owner paid for on another device. */
export function otherPaymentWords(payment: PaymentReceipt): FailureWords {
  const method = describePayment(payment);

  return {
    title: 'Your payment from another device counts',
    description: `You already authorized ${formatMoney(payment.amount)} by ${method.charAt(0).toLowerCase()}${method.slice(1)} on another device. That payment counts. Submit the application again to use it. You are not charged twice.`,
  };
}

/** The messages of a quote on one page where those of the wizard name another step. */
export const RENEWAL_FAILURES: Partial<Record<CallFailureCode, FailureWords>> = {
  'payment-missing': {
    title: 'There is no payment for this bond yet',
    description: 'Nothing was charged. Authorize the payment again.',
  },
  'payment-mismatch': {
    title: CHANGED_SINCE,
    description: `${NOT_CHARGED} Check the price, then pay again.`,
  },
  'payment-declined': {
    title: 'The payment was declined',
    description:
      'Nothing was charged, and no bond was issued or renewed. Choose another card, account or way to pay.',
  },
};

/** The step where the visitor can correct a failed submission, if it is one step. */
export const SUBMISSION_REMEDIES: Partial<Record<CallFailureCode, QuoteStep>> = {
  'payment-missing': 'payment',
  'payment-mismatch': 'payment',
  'payment-declined': 'payment',
  'unknown-bond': 'select-bond',
};

/** A message for each failure of loading the required documents. */
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
