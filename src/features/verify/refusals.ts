import type { VerificationRefusal } from '~/data/bonds/bond-verification';
import type { FailureWords } from './messages';

/** The texts for each answer of the server that is no bond. They load with the first of them. */
export const REFUSALS: Record<VerificationRefusal, FailureWords> = {
  unknown: {
    title: 'No bond matches this code',
    text: 'Compare the code with the bond, letter by letter: capitals count, and 0 and O or 1, l and I look alike. If it matches, we did not issue that bond: call us before you accept it.',
    mayRetry: false,
  },
  'rate-limited': {
    title: 'Too many bonds were looked up from here',
    text: 'Wait a few minutes, then try again. In a hurry, call us with the bond number.',
    mayRetry: true,
  },
  busy: {
    title: 'We are busy right now',
    text: 'This bond has not been checked yet. Wait a minute, then try again. In a hurry, call us with the bond number.',
    mayRetry: true,
  },
};
