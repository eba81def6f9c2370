import type { SessionListFailure } from '~/data/auth/sessions';
import type { FailureWords } from '../messages';

const NOT_LOADED = 'We could not load your sessions';

/** Says why the list of sessions did not load. */
export const SESSION_LOAD_FAILURES: Record<SessionListFailure, Required<FailureWords>> = {
  'load-failed': { title: NOT_LOADED, description: 'You are signed in as before. Try again.' },
  offline: { title: NOT_LOADED, description: 'You are offline. Connect, then try again.' },
  unreachable: {
    title: NOT_LOADED,
    description: 'Our server did not answer. Try again in a moment.',
  },
};

/** Says why a session was not ended. */
export const END_SESSION_FAILURES: Record<SessionListFailure, string> = {
  'load-failed': 'The session was not ended. Try again.',
  offline: 'You are offline. Connect, then end the session.',
  unreachable: 'Our server did not answer. Look at the list again before you retry.',
};
