import type { AuthFailure } from '~/data/auth/auth-failure';
import type { ConnectionFailure } from '~/data/connection/connection';
import type { PasswordFailure } from '~/data/auth/password';
import type { ToastWords } from '~/stores/toasts';
import type { FailureWords } from '../messages';

/** The title of every error toast on this page. */
const ERROR = 'Error';

/** The toast after saving a profile. */
export const PROFILE_UPDATED: ToastWords = {
  title: 'Success',
  description: 'Profile updated successfully',
  type: 'success',
};

/** The toast for a profile that did not load. */
export const PROFILE_NOT_LOADED: ToastWords = {
  title: ERROR,
  description: 'Failed to load profile',
  type: 'error',
};

/** The page's message for a profile that did not load. */
export const PROFILE_LOAD_FAILURES: Record<'load-failed' | ConnectionFailure, FailureWords> = {
  'load-failed': { title: 'Failed to load profile', description: 'Nothing is lost. Try again.' },
  offline: {
    title: 'Failed to load profile',
    description: 'You are offline. Connect to the internet, then try again.',
  },
  unreachable: {
    title: 'Failed to load profile',
    description: 'Our server did not answer. Try again in a moment.',
  },
};

const NOT_UPDATED = 'Failed to update profile';

/** The toast for a profile that was not saved. */
export const PROFILE_NOT_UPDATED: ToastWords = {
  title: ERROR,
  description: NOT_UPDATED,
  type: 'error',
};

/** The form's message for a profile that was not saved. */
export const PROFILE_UPDATE_FAILURES: Record<
  'update-failed' | 'name-locked' | ConnectionFailure,
  FailureWords
> = {
  'update-failed': {
    title: NOT_UPDATED,
    description: 'What you typed is still here. Save again. If it keeps failing, sign in again.',
  },
  'name-locked': {
    title: NOT_UPDATED,
    description:
      'Your display name appears in decisions and in the access log, so it stays the same while you have a staff role. Change it back to save the rest.',
  },
  offline: {
    title: NOT_UPDATED,
    description: 'You are offline. What you typed is still here: connect, then save again.',
  },
  unreachable: {
    title: NOT_UPDATED,
    description: 'Our server did not answer. What you typed is still here: save again in a moment.',
  },
};

/** The toast for two different new passwords. */
export const PASSWORDS_DIFFER: ToastWords = {
  title: ERROR,
  description: 'Passwords do not match',
  type: 'error',
};

/** For a user who signed in without a password. */
export const SET_BY_MAIL = {
  text: 'You signed in without a password. If you never set one, or forgot it, we email you a link to set one.',
  label: 'Email me a link',
  sent: 'Open it to set a password. Nothing there? Look in the spam folder.',
  change: 'I know my password',
};

const PASSWORD_KEPT = 'Failed to update password';

/** The toast for a password that was not changed. */
export const PASSWORD_NOT_UPDATED: ToastWords = {
  title: ERROR,
  description: PASSWORD_KEPT,
  type: 'error',
};

/** What to try after a lost answer to a change of the password. */
const MAYBE_CHANGED = 'If your current password is then refused, the new one is already in use.';

/** The form's message for a password that was not changed, or that may have been, because the answer was lost. */
export const PASSWORD_FAILURES: Record<'wrong-current-password' | PasswordFailure, FailureWords> = {
  'wrong-current-password': {
    title: 'The current password is not right',
    description:
      'Nothing was changed. If you forgot it, sign out and choose "Forgot password?" where you sign in.',
  },
  'weak-password': { title: 'Choose a password that is harder to guess.' },
  'same-password': { title: 'Choose a password that is not the one you have.' },
  'signed-out': {
    title: PASSWORD_KEPT,
    description: 'Your sign-in has ended. Sign in again, then change the password.',
  },
  'second-factor-required': {
    title: PASSWORD_KEPT,
    description: 'Sign in again with your password and a code, then change the password.',
  },
  'rate-limited': {
    title: PASSWORD_KEPT,
    description: 'Too many attempts. Wait a few minutes, then try again.',
  },
  offline: {
    title: PASSWORD_KEPT,
    description: `You are offline. Connect to the internet, then try again. ${MAYBE_CHANGED}`,
  },
  unreachable: {
    title: PASSWORD_KEPT,
    description: `Our server did not answer. Try again in a moment. ${MAYBE_CHANGED}`,
  },
  unexpected: { title: PASSWORD_KEPT, description: 'Your old password still works. Try again.' },
};

/** The toast on the sign-in page after signing out everywhere. */
export const SIGNED_OUT_EVERYWHERE: ToastWords = {
  title: 'Signed out everywhere',
  description: 'Anyone who used your account on another device has to sign in again.',
  type: 'success',
};

const ONLY_HERE = 'You are signed out here only';

/** The toasts on the sign-in page if the other devices could not be signed out. */
export const SIGN_OUT_FAILURES: Record<AuthFailure, ToastWords> = {
  offline: {
    title: ONLY_HERE,
    description: 'You are offline. Sign in when you are connected and sign out everywhere again.',
    type: 'warning',
  },
  unreachable: {
    title: ONLY_HERE,
    description: 'Our server did not answer. Sign in and sign out everywhere again.',
    type: 'warning',
  },
  'rate-limited': {
    title: ONLY_HERE,
    description: 'Too many attempts. Wait a few minutes, sign in and try again.',
    type: 'warning',
  },
  unexpected: {
    title: ONLY_HERE,
    description: 'Sign in and sign out everywhere again.',
    type: 'warning',
  },
};
