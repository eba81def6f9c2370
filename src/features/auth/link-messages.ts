import type { AuthFailure } from '~/data/auth/auth-failure';
import type { FailureWords } from './messages';

/** The question of a mailed link before it signs anybody in. */
export const ASK_ACCOUNT = {
  title: 'Continue to this account?',
  warning: 'Continue only if this is your account. Somebody else may have sent you the link.',
  decline: 'Not you? Leave without signing in',
  pending: 'Signing in...',
} as const;

/**
 * The question before a link changes an account's email address. It appears if this browser did not ask for the link.
 */
export const ASK_CHANGE = {
  title: 'Change the email address of an account?',
  text: 'The link you opened confirms a new email address for a Marshline Surety account. That account can then open the applications sent with this address.',
  warning:
    'Continue only if you asked for the change. Somebody else may have entered your address.',
  accept: 'Yes, I asked for it',
  decline: 'No, leave everything as it is',
  pending: 'Changing...',
} as const;

/** The question whether to move the quote of this browser to the account. */
export const ASK_QUOTE = {
  title: 'Add your unfinished quote?',
  text: 'Everything you entered, such as your name, phone number and address, can then be read in that account.',
  accept: 'Yes, add the quote',
  decline: 'No, leave it in this browser',
} as const;

/** The toast after a visitor kept the quote out of the account. */
export const QUOTE_LEFT_HERE = {
  title: 'Your quote stays in this browser',
  description: 'It is not in this account. Sign out to continue it.',
} as const;

/** Shown on the password page if the password from the sign-up cannot be used. */
export const CHOOSE_PASSWORD =
  'You opened the link in another browser than the one that signed up, or somebody else signed up with your address. The password of that sign-up does not work. Choose your own.';

/** A message for each failure of a sign-in with a mailed link. */
export const ENTER_FAILURES: Record<AuthFailure | 'signed-out', FailureWords> = {
  unexpected: { title: 'An unexpected error occurred. Please try again.' },
  offline: { title: 'You are offline', description: 'Connect to the internet, then try again.' },
  unreachable: { title: 'Our server did not answer', description: 'Try again in a moment.' },
  'rate-limited': {
    title: 'Too many attempts',
    description: 'Wait a few minutes, then try again.',
  },
  'signed-out': {
    title: 'This link no longer works',
    description: 'Sign in with your password, or ask for a new link.',
  },
};

/** The toast for an expired link, on the page that sends another one. */
export const LINK_EXPIRED = {
  title: 'Authentication Error',
  description: 'This link has expired or was used before. We can send you a new one.',
} as const;

/** The button that sends a new reset link to a known address. */
export const NEW_RESET_LINK = 'Send a new link';
