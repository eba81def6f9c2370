import type { OptOutFailure } from '~/data/account/reminder-opt-out';

/** The failure, and the advice for it. */
export type OptOutWords = { title: string; description: string };

/** A message for each reason why reminders stay on. */
export const OPT_OUT_FAILURES: Record<OptOutFailure, OptOutWords> = {
  unknown: {
    title: 'This link is not complete',
    description:
      'Nothing was changed. Open the link in the email again, or turn reminders off in your account.',
  },
  'rate-limited': {
    title: 'Too many attempts',
    description: 'Nothing was changed. Wait a few minutes, then try again.',
  },
  busy: {
    title: 'We are busy right now',
    description: 'Reminders may still be on. Press the button again in a minute.',
  },
  failed: {
    title: 'Reminders are still on',
    description: 'Something went wrong on our side. Try again.',
  },
  offline: {
    title: 'You are offline',
    description: 'Reminders may still be on. Connect to the internet, then try again.',
  },
  unreachable: {
    title: 'Our server did not answer',
    description: 'Reminders may still be on. Try again in a moment.',
  },
};
