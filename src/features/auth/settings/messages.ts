import type { AuthFailure } from '~/data/auth/auth-failure';

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
