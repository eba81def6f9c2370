import type { AuthFailure } from '~/data/auth-failure';
import type { FailureWords } from './messages';

/** What the page of a mailed link asks before it signs anybody in. */
export const ASK_ACCOUNT = {
  title: 'Continue to this account?',
  warning: 'Continue only if this is your account. Somebody else may have sent you the link.',
  decline: 'Not you? Leave without signing in',
  pending: 'Signing in...',
} as const;

/** What the page of a mailed link asks about the quote of this browser. */
export const ASK_QUOTE = {
  title: 'Add your unfinished quote?',
  text: 'Everything you entered, such as your name, phone number and address, can then be read in that account.',
  accept: 'Yes, add the quote',
  decline: 'No, leave it in this browser',
} as const;

/** The toast after a visitor left the quote out of the account. */
export const QUOTE_LEFT_HERE = {
  title: 'Your quote stays in this browser',
  description: 'It is not in this account. Sign out to go on with it.',
} as const;

/** Words for each way in which using the account can fail. */
export const ENTER_FAILURES: Record<AuthFailure | 'signed-out', FailureWords> = {
  unexpected: { title: 'An unexpected error occurred. Please try again.' },
  offline: { title: 'You are offline', description: 'Connect to the internet, then try again.' },
  unreachable: { title: 'Our server did not answer', description: 'Try again in a moment.' },
  'rate-limited': {
    title: 'Too many attempts',
    description: 'Wait a few minutes, then try again.',
  },
  'signed-out': {
    title: 'This link is no longer good',
    description: 'Sign in with your password, or ask for a new link.',
  },
};

/** The toast of a link that has expired, on the page that sends another. */
export const LINK_EXPIRED = {
  title: 'Authentication Error',
  description: 'This link has expired or was used before. We can send you a new one.',
} as const;

/** The button that has a new reset link mailed to an address we know. */
export const NEW_RESET_LINK = { label: 'Send a new link', pendingLabel: 'Sending...' } as const;
