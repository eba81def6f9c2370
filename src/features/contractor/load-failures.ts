import { DESK_FAILURES } from '~/domain/contractors/desk-failures';

const NOT_LOADED = 'Your desk did not load';

/** Why the desk or a part of it did not load. */
export const LOAD_FAILURES = {
  'load-failed': { title: NOT_LOADED, description: DESK_FAILURES['not-saved'] },
  unreachable: {
    title: NOT_LOADED,
    description: 'Our server did not answer. Your records are safe. Try again in a moment.',
  },
  offline: {
    title: 'You are offline',
    description: 'Your desk loads automatically when you are back online.',
  },
};
