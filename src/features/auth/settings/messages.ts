import type { AuthFailure } from '~/data/auth-failure';
import type { ConnectionFailure } from '~/data/connection';

/** The toast of a profile that was saved (spec 2, section 8). */
export const PROFILE_UPDATED = 'Profile Updated';

/** The toast of a profile that was not (spec 2, section 8). */
const UPDATE_FAILED = 'Update Failed';

/** Words for each way saving the profile can fail. */
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
    description: 'That was tried too often. Wait a few minutes, then save again.',
  },
  'signed-out': {
    title: UPDATE_FAILED,
    description: 'Your sign-in has ended. Sign in again, then save.',
  },
};

/** Words for each way loading the profile can fail (spec 2, section 8). */
export const PROFILE_LOAD_FAILURES: Record<'load-failed' | ConnectionFailure, string> = {
  'load-failed': 'Failed to load profile',
  offline: 'You are offline. Connect to the internet, then reload the page.',
  unreachable: 'Our server did not answer. Reload the page in a moment.',
};
