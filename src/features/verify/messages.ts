import type { VerificationFailure, VerificationRefusal } from '~/data/bonds/bond-verification';

/** The texts of a look-up that failed. `mayRetry` says whether another try may succeed. */
export type FailureWords = { title: string; text: string; mayRetry: boolean };

/** The texts for failures in which no further file can be loaded, or none is needed. */
export const FAILURES: Record<Exclude<VerificationFailure, VerificationRefusal>, FailureWords> = {
  offline: {
    title: 'You are offline',
    text: 'Connect to the internet, then try again. This bond has not been checked yet.',
    mayRetry: true,
  },
  unreachable: {
    title: 'Our server did not answer',
    text: 'This bond has not been checked yet. Try again, or call us with the bond number.',
    mayRetry: true,
  },
  failed: {
    title: 'This bond could not be looked up',
    text: 'This is our fault. This bond has not been checked yet. Try again, or call us with the bond number.',
    mayRetry: true,
  },
};
