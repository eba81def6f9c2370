import type { ConnectionFailure } from '~/data/connection/connection';
import type { FailureWords } from '../messages';

const NOT_LOADED = 'Failed to load your notifications';

/** Messages for preferences that did not load. */
export const PREFERENCES_LOAD_FAILURES: Record<'load-failed' | ConnectionFailure, FailureWords> = {
  'load-failed': { title: NOT_LOADED, description: 'Nothing was changed. Try again.' },
  offline: {
    title: NOT_LOADED,
    description: 'You are offline. Connect to the internet, then try again.',
  },
  unreachable: {
    title: NOT_LOADED,
    description: 'Our server did not answer. Try again in a moment.',
  },
};

/** The text below the setting after it was saved. */
export const PREFERENCES_SAVED = {
  on: 'Saved. We will remind you.',
  off: 'Saved. We will not remind you.',
} as const;

const NOT_SAVED = 'Your choice was not saved';

const MAYBE_SAVED = 'Your choice may not be saved';

/** Messages for preferences that were not saved or whose saving got no answer. */
export const PREFERENCES_SAVE_FAILURES: Record<'update-failed' | ConnectionFailure, FailureWords> =
  {
    'update-failed': {
      title: NOT_SAVED,
      description: 'Nothing was changed. Try again. If it keeps failing, sign in again.',
    },
    offline: {
      title: MAYBE_SAVED,
      description:
        'You are offline. Connect to the internet, then load this page again to see what is kept.',
    },
    unreachable: {
      title: MAYBE_SAVED,
      description:
        'Our server did not answer. Load this page again in a moment to see what is kept.',
    },
  };
