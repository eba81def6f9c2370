import type { AuthFailure } from '~/data/auth/auth-failure';
import type { PasswordFailure } from '~/data/auth/password';
import type { ConnectionFailure } from '~/data/connection/connection';
import { AUTH_FAILURES } from '~/stores/auth-words';

/** A failure and the advice for it. Some titles need no description. */
export type FailureWords = { title: string; description?: string };

/** The message for a browser that cannot keep a session until the next page. */
export const STORAGE_BLOCKED: FailureWords = {
  title: 'Your browser blocks storage for this site',
  description:
    'We cannot keep you signed in without it. Open your browser’s settings, find the cookies and site data under privacy, allow them for this site, then reload this page.',
};

/** A message for each failure of a sign-in. */
export const SIGN_IN_FAILURES: Record<AuthFailure | 'wrong-credentials', FailureWords> = {
  ...AUTH_FAILURES,
  'wrong-credentials': { title: 'Email or password is incorrect' },
};

/** The toast after a sign-in. */
export const WELCOME_BACK = 'Welcome back!';

/** The toast for a sign-up without accepted terms. */
export const TERMS_REQUIRED = {
  title: 'Terms Required',
  description: 'Please accept the Terms of Use to continue.',
};

/** The toast after asking for a reset link. */
export const RESET_EMAIL_SENT = 'Reset email sent!';

/** A message for each failure of asking for a reset link. */
export const FORGOT_PASSWORD_FAILURES: Record<AuthFailure, FailureWords> = {
  ...AUTH_FAILURES,
  unexpected: { title: 'Unable to send reset email. Please try again.' },
};

/** The toast and title after a password change. */
export const PASSWORD_UPDATED = 'Password updated successfully!';

/** The message for a reset link that does not work. */
export const INVALID_RESET_LINK =
  'Invalid or expired reset link. Please request a new password reset.';

/** A message for each failure of a password reset. */
export const RESET_PASSWORD_FAILURES: Record<PasswordFailure | 'invalid-link', FailureWords> = {
  ...AUTH_FAILURES,
  unexpected: { title: 'Failed to update password. Please try again.' },
  'invalid-link': { title: INVALID_RESET_LINK },
  'signed-out': { title: 'Invalid reset session. Please request a new password reset.' },
  'second-factor-required': {
    title: 'Your password was not changed',
    description: 'Your account needs a code from your authenticator app. Try again and enter it.',
  },
  'weak-password': { title: 'Choose a password that is harder to guess.' },
  'same-password': { title: 'Choose a password that is not the one you had.' },
};

/** The toast after sending the confirmation mail again. */
export const VERIFICATION_SENT = 'Verification email sent!';

/** The message if the page does not know the address to confirm. */
export const NO_ADDRESS_TO_VERIFY = 'Unable to resend verification. Please try signing up again.';

/** A message for each failure of sending the confirmation mail again. */
export const VERIFICATION_FAILURES: Record<AuthFailure, FailureWords> = {
  ...AUTH_FAILURES,
  unexpected: { title: 'Unable to resend verification email. Please try again later.' },
  'rate-limited': {
    title: 'Unable to resend verification email. Please try again later.',
    description: 'We send at most one a minute.',
  },
};

/** The toast for a mailed link that failed. */
export const CALLBACK_FAILED = {
  title: 'Authentication Error',
  description: 'There was a problem completing authentication. Please try signing in again.',
};

/** The toast after the first of the two links that change an email address. */
export const HALF_CONFIRMED = {
  title: 'One address is confirmed',
  description: 'Open the link in the email to the other address too. Then sign in.',
};

/** The toast after a sign-in with a mailed link or with single sign-on. */
export const WELCOME = 'Welcome!';

/**
 * The toasts for a failed single sign-on: 'sign-on-failed' at the provider or on the way, 'sync-failed' on our server.
 */
export const SIGN_ON_FAILURES: Record<'sign-on-failed' | 'sync-failed', Required<FailureWords>> = {
  'sign-on-failed': {
    title: 'Authentication Error',
    description: 'There was a problem signing you in. Please try again.',
  },
  'sync-failed': {
    title: 'Sync Error',
    description: 'There was a problem setting up your account. Please contact support.',
  },
};

/** The message for a sign-in over an open page with an unconfirmed address. */
export const NOT_VERIFIED_HERE: FailureWords = {
  title: 'Confirm your email address first',
  description: 'Open the link in the message we sent to it, then come back and sign in here.',
};

/** The dialog for signing in without leaving the page. */
export const SIGN_IN_HERE = {
  title: 'Sign in',
  text: 'What you entered stays on this page.',
  submit: { label: 'Sign In', pendingLabel: 'Signing in...' },
  forgotten: 'Forgot password?',
  cancel: 'Cancel',
} as const;

/** The dialog that resumes an ended session. */
export const SIGN_IN_AGAIN = {
  title: 'Sign in again to continue',
  text: 'Your session has ended. What you entered is still on this page.',
  submit: { label: 'Sign In', pendingLabel: 'Signing in...' },
  otherWay: 'Sign in another way',
  signOut: 'Sign out',
} as const;

/** A message for each reason why a form did not load. */
export const FORM_LOAD_FAILURES: Record<ConnectionFailure, Required<FailureWords>> = {
  offline: {
    title: 'You are offline',
    description: 'The form was not loaded. Connect to the internet, then try again.',
  },
  unreachable: {
    title: 'Our server did not answer',
    description: 'The form was not loaded. Try again in a moment.',
  },
};

/** The button below the password that signs in with a mailed code. */
export const CODE_OFFER = 'Email me a code instead';
