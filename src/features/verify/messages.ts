import type { VerificationFailure } from '~/data/bond-verification';

/** Words for each way a look-up can fail, and whether trying again may help. */
export const VERIFICATION_FAILURES: Record<
  VerificationFailure,
  { title: string; text: string; mayRetry: boolean }
> = {
  unknown: {
    title: 'We know no bond with this code',
    text: 'Compare the code with the one on the paper, letter for letter. If it agrees, we did not issue that paper: do not accept it before you have called us.',
    mayRetry: false,
  },
  'rate-limited': {
    title: 'Too many bonds were looked up from here',
    text: 'Wait a few minutes, then try again. In a hurry, call us with the bond number.',
    mayRetry: true,
  },
  offline: {
    title: 'You are offline',
    text: 'Connect to the internet, then try again. Nothing about this bond is known yet.',
    mayRetry: true,
  },
  unreachable: {
    title: 'Our server did not answer',
    text: 'Nothing about this bond is known yet. Try again, or call us with the bond number.',
    mayRetry: true,
  },
  failed: {
    title: 'This bond could not be looked up',
    text: 'The fault is ours, and nothing about this bond is known yet. Try again, or call us with the bond number.',
    mayRetry: true,
  },
};

/** What the code is called where somebody types it. */
export const NOT_A_CODE = 'Enter the 32 characters that follow /verify/ on the paper';
