import type { AuthFailure } from '~/data/auth/auth-failure';

/** A failure and the advice for it. Some titles need no description. */
type FailureWords = { title: string; description?: string };

/** Failures that can happen to every call of Auth. */
export const AUTH_FAILURES: Record<AuthFailure, FailureWords> = {
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
    title: 'Too many attempts',
    description: 'Wait a few minutes, then try again.',
  },
};

/** Reasons that no code was mailed, or that a mailed code did not sign in. */
export type CodeSignInFailure = AuthFailure | 'refused-email' | 'wrong-code' | 'expired-code';

/** A message for each failure of a sign-in with a mailed code. */
export const CODE_SIGN_IN_FAILURES: Record<CodeSignInFailure, FailureWords> = {
  ...AUTH_FAILURES,
  'refused-email': {
    title: 'We cannot send mail to this address',
    description: 'Enter another one.',
  },
  'wrong-code': {
    title: 'This code does not match',
    description: 'Use the newest email from us. Each code works once, and a new one ends the old.',
  },
  'expired-code': { title: 'This code has expired', description: 'Have another one sent.' },
};
