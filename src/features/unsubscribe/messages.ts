import type { OptOutFailure } from '~/data/reminder-opt-out';

/** What happened and what to do. */
export type OptOutWords = { title: string; description: string };

/** Words for each way in which reminders stay on. */
export const OPT_OUT_FAILURES: Record<OptOutFailure, OptOutWords> = {
  unknown: {
    title: 'This link is not complete',
    description:
      'Nothing was changed. Open the link in the mail again, or turn reminders off in your account.',
  },
  'rate-limited': {
    title: 'That was tried too often',
    description: 'Nothing was changed. Wait a few minutes, then try again.',
  },
  failed: {
    title: 'Reminders are still on',
    description: 'Something went wrong on our side. Try again.',
  },
  offline: {
    title: 'You are offline',
    description: 'Reminders are still on. Connect to the internet, then try again.',
  },
  unreachable: {
    title: 'Our server did not answer',
    description: 'Reminders may still be on. Try again in a moment.',
  },
};
