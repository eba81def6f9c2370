import type { AuthFailure } from '~/data/auth/auth-failure';
import type { ConnectionFailure } from '~/data/connection/connection';
import type { ToastWords } from '~/stores/toasts';

/** The toast after saving a profile. */
export const PROFILE_UPDATED = 'Profile Updated';

/** The title of the toast for a profile that was not saved. */
const UPDATE_FAILED = 'Update Failed';

/** A message for each failure of saving the profile. */
export const PROFILE_FAILURES: Record<
  AuthFailure | 'signed-out',
  { title: string; description: string }
> = {
  unexpected: { title: UPDATE_FAILED, description: 'What you typed is still here. Try again.' },
  offline: {
    title: UPDATE_FAILED,
    description: 'You are offline. What you typed is still here: connect, then save again.',
  },
  unreachable: {
    title: UPDATE_FAILED,
    description: 'Our server did not answer. What you typed is still here: save again in a moment.',
  },
  'rate-limited': {
    title: UPDATE_FAILED,
    description: 'Too many attempts. Wait a few minutes, then save again.',
  },
  'signed-out': {
    title: UPDATE_FAILED,
    description: 'Your sign-in has ended. Sign in again, then save.',
  },
};

/** The toast for a profile that did not load. */
export const PROFILE_NOT_LOADED: ToastWords = {
  title: 'Error',
  description: 'Failed to load profile',
  type: 'error',
};

/** A message for each failure of loading the profile. */
export const PROFILE_LOAD_FAILURES: Record<'load-failed' | ConnectionFailure, string> = {
  'load-failed': 'Failed to load profile',
  offline: 'You are offline. Connect to the internet, then reload the page.',
  unreachable: 'Our server did not answer. Reload the page in a moment.',
};
