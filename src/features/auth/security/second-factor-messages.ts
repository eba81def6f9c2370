import type { AuthFailure } from '~/data/auth/auth-failure';
import type { FactorFailure } from '~/data/auth/mfa';
import type { NewCodesFailure } from '~/data/auth/recovery-codes';
import { SIGN_IN_ENDED } from '~/domain/accounts/sign-in-ended';
import type { SetupReason } from '~/domain/accounts/second-factor-address';
import type { ToastWords } from '~/stores/toasts';
import type { FailureWords } from '../messages';

/** The title and text of the section on the security tab. */
export const SECOND_FACTOR = {
  title: 'Two-factor authentication',
  text: "You enter a code from an app on your phone after your password. A stolen password alone can't open your account.",
} as const;

/** The reason why a visitor was redirected to the set-up. */
export const SETUP_REASON_WORDS: Record<SetupReason, Required<FailureWords>> = {
  staff: {
    title: 'Set up two-factor authentication to continue',
    description:
      'You work here, so you can read what customers send us. Those pages require a second factor.',
  },
  recovered: {
    title: 'Two-factor authentication is off',
    description:
      'You used a recovery code. The rest of your codes no longer work. Set up two-factor authentication again now.',
  },
};

const OFFLINE = 'You are offline. Connect to the internet, then try again.';
const UNREACHABLE = 'Our server did not answer. Try again in a moment.';
const TOO_OFTEN = 'Too many attempts. Wait a few minutes, then try again.';

const NOT_KNOWN = 'We could not load this setting';

/** Says why the second factor could not be loaded. */
export const FACTOR_LOAD_FAILURES: Record<'signed-out' | AuthFailure, Required<FailureWords>> = {
  'signed-out': { title: NOT_KNOWN, description: SIGN_IN_ENDED },
  'rate-limited': { title: NOT_KNOWN, description: TOO_OFTEN },
  offline: { title: NOT_KNOWN, description: OFFLINE },
  unreachable: { title: NOT_KNOWN, description: UNREACHABLE },
  unexpected: { title: NOT_KNOWN, description: 'Nothing was changed. Try again.' },
};

const NOT_STARTED = 'The set-up did not start';

/** Says why the set-up did not start. */
export const SETUP_FAILURES: Record<FactorFailure, Required<FailureWords>> = {
  'code-needed': {
    title: NOT_STARTED,
    description: 'Your account has a second factor already. Reload the page to see it.',
  },
  'signed-out': { title: NOT_STARTED, description: SIGN_IN_ENDED },
  'rate-limited': { title: NOT_STARTED, description: TOO_OFTEN },
  offline: { title: NOT_STARTED, description: OFFLINE },
  unreachable: { title: NOT_STARTED, description: UNREACHABLE },
  unexpected: { title: NOT_STARTED, description: 'Nothing was changed. Try again.' },
};

const STILL_ON = 'Two-factor authentication is still on';

const MAY_BE_ON = 'Two-factor authentication may still be on';

/** Says why the second factor was not turned off. */
export const TURN_OFF_FAILURES: Record<FactorFailure, Required<FailureWords>> = {
  'code-needed': { title: STILL_ON, description: 'Try again and enter a new code.' },
  'signed-out': { title: STILL_ON, description: SIGN_IN_ENDED },
  'rate-limited': { title: STILL_ON, description: TOO_OFTEN },
  offline: { title: MAY_BE_ON, description: OFFLINE },
  unreachable: { title: MAY_BE_ON, description: UNREACHABLE },
  unexpected: { title: STILL_ON, description: 'Nothing was changed. Try again.' },
};

const NO_NEW_CODES = 'No new recovery codes were made';

/** Says why no new recovery codes were made. */
export const NEW_CODES_FAILURES: Record<NewCodesFailure, Required<FailureWords>> = {
  'challenge-required': {
    title: NO_NEW_CODES,
    description: 'Your old codes still work. Try again and enter a code of your app.',
  },
  'second-factor-required': { title: NO_NEW_CODES, description: SIGN_IN_ENDED },
  'signed-out': { title: NO_NEW_CODES, description: SIGN_IN_ENDED },
  'rate-limited': { title: NO_NEW_CODES, description: TOO_OFTEN },
  offline: {
    title: 'You are offline',
    description: 'Your old codes may no longer work. Connect to the internet, then make new ones.',
  },
  unreachable: {
    title: 'Our server did not answer',
    description: 'Your old codes may no longer work. Make new ones in a moment.',
  },
  busy: {
    title: 'We are busy right now',
    description: 'Keep your old codes until you see new ones. Make new ones in a minute.',
  },
  unexpected: { title: NO_NEW_CODES, description: 'Your old codes still work. Try again.' },
};

/** Shown if the second factor was turned on but making its recovery codes failed. */
export const NO_CODES_YET: Required<FailureWords> = {
  title: 'You have no recovery codes yet',
  description:
    'Two-factor authentication is on, but making the codes failed. Make them now: without them, a lost phone locks you out.',
};

/** The toast after turning off the second factor. */
export const TURNED_OFF: ToastWords = {
  title: 'Two-factor authentication is off',
  type: 'success',
};
