import type { CodeFailure } from '~/data/auth/mfa';
import type { RecoveryFailure } from '~/data/auth/recovery-codes';
import { AUTH_FAILURES } from '~/stores/auth-words';
import type { CodePurpose } from '~/stores/code-challenge';
import type { ToastWords } from '~/stores/toasts';
import type { FailureWords } from '../messages';

const SIGN_IN_ENDED: FailureWords = {
  title: 'Your sign-in has ended',
  description: 'Sign in with your password again, then enter the code.',
};

/** A message for each failure of a code from the authenticator app. */
export const CODE_FAILURES: Record<CodeFailure, FailureWords> = {
  ...AUTH_FAILURES,
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

/** A message for each failure of a recovery code. */
export const RECOVERY_FAILURES: Record<RecoveryFailure, FailureWords> = {
  ...AUTH_FAILURES,
  'wrong-code': {
    title: 'This recovery code does not match',
    description: 'Check each letter and digit. A code that was used before does not work again.',
  },
  'rate-limited': {
    title: 'Too many attempts',
    description: 'Wait an hour, then try again, or call us.',
  },
  busy: {
    title: 'We are busy right now',
    description: 'Keep this code. Enter it again in a minute.',
  },
  'signed-out': SIGN_IN_ENDED,
};

/** The message for a visitor on the code page who is not signed in. */
export const NOBODY_TO_PROVE = {
  title: 'Sign in first',
  description: 'The code comes after your password.',
  link: 'Sign in',
} as const;

/** The texts of the form for a code. */
export const CODE_FORM = {
  label: 'Verification code',
  hint: 'The six digits your authenticator app shows.',
  submit: { label: 'Verify', pendingLabel: 'Verifying...' },
  useRecoveryCode: 'Use a recovery code',
  signOut: 'Sign out',
} as const;

/** The texts of the form for a recovery code. */
export const RECOVERY_FORM = {
  label: 'Recovery code',
  hint: 'One of the ten codes you saved when you set up two-factor authentication.',
  note: 'A recovery code works once. It turns two-factor authentication off and signs you out on your other devices. Set it up again right after.',
  submit: { label: 'Use recovery code', pendingLabel: 'Checking...' },
  useApp: 'Use a code from your app',
} as const;

/** The toast after a recovery code was used over an open page. */
export const RECOVERED: ToastWords = {
  title: 'Two-factor authentication is off',
  description: 'Set it up again under Account & Security.',
  type: 'warning',
};

/** The dialog that finishes a sign-in over an open page. */
export const CODE_HERE = {
  title: 'Enter your code',
  text: 'What you entered stays on this page. Enter the code from your authenticator app to finish signing in.',
} as const;

/** The dialog that asks for a code before an action. */
export const CHALLENGES: Record<CodePurpose, { title: string; text: string }> = {
  confirm: {
    title: "Confirm it's you",
    text: 'This needs a code from the last 10 minutes. Enter the code of your authenticator app to continue.',
  },
  'new-codes': {
    title: 'Make new recovery codes',
    text: 'Enter the code from your authenticator app. Your old recovery codes stop working.',
  },
  'new-password': {
    title: 'Enter your code',
    text: 'Your account has two-factor authentication. Enter the code of your authenticator app to set the new password.',
  },
  'turn-off': {
    title: 'Turn off two-factor authentication',
    text: 'Enter the code from your authenticator app. After that, your password alone opens your account, and your recovery codes stop working.',
  },
};

/** The button that closes the dialog without a code. */
export const CANCEL = 'Cancel';

/** The texts of the form that signs in with a mailed code. */
export const MAILED_CODE = {
  text: 'We email you a code that signs you in without a password.',
  ask: { label: 'Email me a code', pendingLabel: 'Sending...' },
  askAgain: 'Send another code',
  enter: { label: 'Sign in with the code', pendingLabel: 'Signing in...' },
  otherAddress: 'Use another email',
  usePassword: 'Use a password',
} as const;
