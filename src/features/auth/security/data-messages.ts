import type { ToastWords } from '~/stores/toasts';
import type { DeletionFailure } from '~/data/account/own-account';

/** Says why an account was not deleted. */
export const DELETION_WORDS: Record<DeletionFailure, string> = {
  'signed-out': 'Your session ended. Sign in again, then delete your account.',
  'is-staff':
    'You hold a staff role. Ask an administrator to remove it before you delete your account.',
  'challenge-required':
    'Your account has two-factor authentication. Sign out, sign in again with a code, and delete your account within 10 minutes.',
  'rate-limited': 'Too many attempts. Try again in an hour.',
  'no-password':
    'Your account has no password. Set one with “Forgot password?” on the sign-in page first.',
  'wrong-password': 'This is not your password. Try again.',
  'open-application':
    'You have an application that is not finished. Withdraw it on your dashboard, or wait for the decision, then delete your account.',
  'last-owner':
    'You are the only owner of your firm. Make a colleague an owner on the Attorney Desk, then delete your account.',
  unexpected: 'Your account was not deleted. This is our fault. Try again in a moment.',
  offline: 'You are offline. Connect to the internet, then try again.',
  unreachable: 'Our server did not answer. Try again in a moment.',
};

/** Says why the customer's data could not be downloaded. */
export const EXPORT_WORDS: Record<'signed-out' | 'unexpected' | 'offline' | 'unreachable', string> =
  {
    'signed-out': 'Your session ended. Sign in again, then download your data.',
    unexpected: 'Your data could not be collected. This is our fault. Try again in a moment.',
    offline: 'You are offline. Connect to the internet, then try again.',
    unreachable: 'Our server did not answer. Try again in a moment.',
  };

/** The toast after the deletion of an account. */
export const ACCOUNT_DELETED: ToastWords = {
  title: 'Your account was deleted',
  description: 'We sent you an email to confirm it.',
  type: 'success',
};
