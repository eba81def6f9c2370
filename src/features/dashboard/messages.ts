import type { LoadFailure } from '~/data/bonds/desk-overview';

/** A failure and the advice for it. */
export type FailureWords = { title: string; description: string };

const NOT_LOADED = 'Failed to load dashboard data';

/** Messages for a view that failed to load and has no data yet. */
export const LOAD_FAILURES: Record<LoadFailure, FailureWords> = {
  'load-failed': {
    title: NOT_LOADED,
    description: 'Your bonds are safe. Try again. If it keeps failing, call us.',
  },
  unreachable: {
    title: NOT_LOADED,
    description: 'Our server did not answer. Your bonds are safe. Try again in a moment.',
  },
  offline: {
    title: 'You are offline',
    description: 'This part has not loaded yet. It loads automatically when you are back online.',
  },
};

/** The texts of empty lists. */
export const EMPTY = {
  bonds: {
    title: 'No bonds yet',
    description: 'Bonds you buy appear here, with documents to download and what to do with them.',
  },
  renewals: {
    title: 'All up to date!',
    description: 'Nothing is due. Bonds appear here before they are due for renewal.',
  },
  documents: {
    title: 'No documents yet',
    description:
      'The bond and the power of attorney appear here as soon as a bond is issued. What you add to an application goes to its underwriter.',
  },
} as const;

/** The texts of the empty list of bonds while a first one is on its way, by who has to act. */
export const EMPTY_AWAITED = {
  us: {
    title: 'No bonds yet',
    description: 'Your application is with us. The bond appears here when we issue it.',
  },
  you: {
    title: 'No bonds yet',
    description:
      'Your application waits for you: see above. The bond appears here when we issue it.',
  },
} as const;
