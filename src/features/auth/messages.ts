import type { AuthFailure } from '~/data/auth-failure';
import type { PasswordFailure } from '~/data/password';

/** What happened and what to do. The title alone says it where there is no description. */
export type FailureWords = { title: string; description?: string };

/** Failures that any page of an account can meet. */
export const COMMON: Record<AuthFailure, FailureWords> = {
  unexpected: { title: 'An unexpected error occurred. Please try again.' },
  offline: {
    title: 'You are offline',
    description: 'What you typed is still here. Connect to the internet, then try again.',
  },
  unreachable: {
    title: 'Our server did not answer',
    description: 'What you typed is still here. Try again in a moment.',
  },
  'rate-limited': {
    title: 'That was tried too often',
    description: 'Wait a few minutes, then try again.',
  },
};

/** Words for each way signing in can fail (spec 2, section 8). */
export const SIGN_IN_FAILURES: Record<AuthFailure | 'wrong-credentials', FailureWords> = {
  ...COMMON,
  'wrong-credentials': { title: 'Email or password is incorrect' },
};

/** The toast of a sign-in that worked (spec 2, section 8). */
export const WELCOME_BACK = 'Welcome back!';

/** The toast of a sign-up without the tick (spec 2, section 5). */
export const TERMS_REQUIRED = {
  title: 'Terms Required',
  description: 'Please accept the Terms of Use to continue.',
};

/** The toast of a new account (spec 2, section 2). */
export const ACCOUNT_CREATED = 'Account Created';

const SIGN_UP_FAILED = 'Sign Up Failed';

/** Words for each way signing up can fail (spec 2, section 8). */
export const SIGN_UP_FAILURES: Record<
  AuthFailure | 'weak-password' | 'refused-email',
  Required<FailureWords>
> = {
  unexpected: {
    title: SIGN_UP_FAILED,
    description: 'Failed to create account. Please try again.',
  },
  offline: {
    title: SIGN_UP_FAILED,
    description: 'You are offline. Connect to the internet, then try again.',
  },
  unreachable: {
    title: SIGN_UP_FAILED,
    description: 'Our server did not answer. Try again in a moment.',
  },
  'rate-limited': {
    title: SIGN_UP_FAILED,
    description: 'That was tried too often. Wait a few minutes, then try again.',
  },
  'weak-password': {
    title: SIGN_UP_FAILED,
    description: 'Choose a password that is harder to guess.',
  },
  'refused-email': {
    title: SIGN_UP_FAILED,
    description: 'We cannot send mail to this address. Enter another one.',
  },
};

/** The toast of a reset link that was asked for (spec 2, section 8). */
export const RESET_EMAIL_SENT = 'Reset email sent!';

/** Words for each way asking for a reset link can fail (spec 2, section 8). */
export const FORGOT_PASSWORD_FAILURES: Record<AuthFailure, FailureWords> = {
  ...COMMON,
  unexpected: { title: 'Unable to send reset email. Please try again.' },
};

/** The toast and title of a password that was set (spec 2, section 8). */
export const PASSWORD_UPDATED = 'Password updated successfully!';

/** The screen of a reset link that opens nothing (spec 2, section 8). */
export const INVALID_RESET_LINK =
  'Invalid or expired reset link. Please request a new password reset.';

/** Words for each way a reset can fail (spec 2, section 8). */
export const RESET_PASSWORD_FAILURES: Record<PasswordFailure | 'invalid-link', FailureWords> = {
  ...COMMON,
  unexpected: { title: 'Failed to update password. Please try again.' },
  'invalid-link': { title: INVALID_RESET_LINK },
  'signed-out': { title: 'Invalid reset session. Please request a new password reset.' },
  'second-factor-required': {
    title: 'Your password was not changed',
    description: 'Your account needs a code of your authenticator app. Try again and enter it.',
  },
  'weak-password': { title: 'Choose a password that is harder to guess.' },
  'same-password': { title: 'Choose a password that is not the one you had.' },
};

/** The toast of a mail that is on its way again (spec 2, section 8). */
export const VERIFICATION_SENT = 'Verification email sent!';

/** What the page says when it does not know the address (spec 2, section 8). */
export const NO_ADDRESS_TO_VERIFY = 'Unable to resend verification. Please try signing up again.';

/** Words for each way sending the mail again can fail (spec 2, section 8). */
export const VERIFICATION_FAILURES: Record<AuthFailure, FailureWords> = {
  ...COMMON,
  unexpected: { title: 'Unable to resend verification email. Please try again later.' },
  'rate-limited': {
    title: 'Unable to resend verification email. Please try again later.',
    description: 'We send at most one a minute.',
  },
};

/** The toast of a link in a mail that could not be finished (spec 2, section 8). */
export const CALLBACK_FAILED = {
  title: 'Authentication Error',
  description: 'There was a problem completing authentication. Please try signing in again.',
};

/** The toast of the first of two links that change an address. */
export const HALF_CONFIRMED = {
  title: 'One address is confirmed',
  description: 'Open the link in the mail to the other address as well. Then sign in.',
};

/** The toast of a first sign-in (spec 2, section 8). */
export const WELCOME = 'Welcome!';

/** The toasts of single sign-on that failed: at the provider, or here (spec 2, section 8). */
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

/** What is said where a visitor signs in over an open page before the address was confirmed. */
export const NOT_VERIFIED_HERE: FailureWords = {
  title: 'Confirm your e-mail address first',
  description: 'Open the link in the message we sent to it, then come back and sign in here.',
};

/** The dialog in which a visitor signs in without leaving the page. */
export const SIGN_IN_HERE = {
  title: 'Sign in',
  text: 'What you entered stays on this page.',
  submit: { label: 'Sign In', pendingLabel: 'Signing in...' },
  forgotten: 'Forgot password?',
  cancel: 'Cancel',
} as const;

/** The dialog that takes an ended session up again. */
export const SIGN_IN_AGAIN = {
  title: 'Sign in again to go on',
  text: 'Your session has ended. What you entered is still on this page.',
  submit: { label: 'Sign In', pendingLabel: 'Signing in...' },
  otherWay: 'Sign in another way',
  signOut: 'Sign out',
} as const;
