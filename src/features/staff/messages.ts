import type { ConnectionFailure } from '~/data/connection';
import type { ToastWords } from '~/stores/toasts';

/** The toast on the dashboard of who came to a page of the staff. */
export const NOT_FOR_YOU: ToastWords = {
  title: 'That page is for the people who work here',
  description: "You're on your dashboard.",
  type: 'info',
};

const TITLE = 'We could not check whether this page is for you';

/** Words for each way asking for a role can fail. */
export const LOAD_FAILURES: Record<
  'load-failed' | ConnectionFailure,
  { title: string; description: string }
> = {
  'load-failed': { title: TITLE, description: 'Try again.' },
  offline: {
    title: TITLE,
    description: 'You are offline. Connect to the internet, then try again.',
  },
  unreachable: { title: TITLE, description: 'Our server did not answer. Try again in a moment.' },
};
