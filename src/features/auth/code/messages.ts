import type { CodeFailure } from '~/data/mfa';
import type { RecoveryFailure } from '~/data/recovery-codes';
import type { CodePurpose } from '~/stores/code-challenge';
import type { ToastWords } from '~/stores/toasts';
import { COMMON, type FailureWords } from '../messages';

const SIGN_IN_ENDED: FailureWords = {
  title: 'Your sign-in has ended',
  description: 'Sign in with your password again, then enter the code.',
};

/** Words for each way a code of the authenticator app can fail (spec 2, section 8). */
export const CODE_FAILURES: Record<CodeFailure, FailureWords> = {
  ...COMMON,
  'wrong-code': { title: 'Invalid verification code. Please try again.' },
  'rate-limited': {
    title: 'Too many attempts',
    description: 'Wait a few minutes, then enter a new code from your app.',
  },
  'factor-gone': {
    title: 'Two-factor authentication has changed on this account',
    description: 'Reload the page to see its settings.',
  },
  'signed-out': SIGN_IN_ENDED,
};

/** Words for each way a recovery code can fail. */
export const RECOVERY_FAILURES: Record<RecoveryFailure, FailureWords> = {
  ...COMMON,
  'wrong-code': {
    title: 'This recovery code does not match',
    description: 'Check each letter and digit. A code that was used before does not work again.',
  },
  'rate-limited': {
    title: 'Too many attempts',
    description: 'Wait an hour, then try again, or call us.',
  },
  'signed-out': SIGN_IN_ENDED,
};

/** What is said where nobody is signed in who could enter a code. */
export const NOBODY_TO_PROVE = {
  title: 'Sign in first',
  description: 'The code comes after your password.',
  link: 'Sign in',
} as const;

/** The form that asks for a code. */
export const CODE_FORM = {
  label: 'Verification code',
  hint: 'The six digits your authenticator app shows.',
  submit: { label: 'Verify', pendingLabel: 'Verifying...' },
  useRecoveryCode: 'Use a recovery code',
  signOut: 'Sign out',
} as const;

/** The form that asks for a recovery code. */
export const RECOVERY_FORM = {
  label: 'Recovery code',
  hint: 'One of the ten codes you saved when you set up two-factor authentication.',
  note: 'A recovery code works once. It turns two-factor authentication off and signs you out on your other devices. Set it up again right after.',
  submit: { label: 'Use recovery code', pendingLabel: 'Checking...' },
  useApp: 'Use a code from your app',
} as const;

/** The toast where a recovery code was used over an open page. */
export const RECOVERED: ToastWords = {
  title: 'Two-factor authentication is off',
  description: 'Set it up again under Account & Security.',
  type: 'warning',
};

/** The dialog in which a sign-in is finished with a code over the open page. */
export const CODE_HERE = {
  title: 'Enter your code',
  text: 'What you entered stays on this page. Enter the code of your authenticator app to finish signing in.',
} as const;

/** The dialog that asks for a code before something is done. */
export const CHALLENGES: Record<CodePurpose, { title: string; text: string }> = {
  confirm: {
    title: "Confirm it's you",
    text: 'This needs a code from the last 10 minutes. Enter the code of your authenticator app to continue.',
  },
  'new-codes': {
    title: 'Make new recovery codes',
    text: 'Enter the code of your authenticator app. Your old recovery codes stop working.',
  },
  'new-password': {
    title: 'Enter your code',
    text: 'Your account has two-factor authentication. Enter the code of your authenticator app to set the new password.',
  },
  'turn-off': {
    title: 'Turn off two-factor authentication',
    text: 'Enter the code of your authenticator app. After that, your password alone opens your account, and your recovery codes stop working.',
  },
};

/** The button that leaves the dialog without a code. */
export const CANCEL = 'Cancel';
