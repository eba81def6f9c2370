import type { LoadFailure } from '~/data/bonds/desk-overview';
import type { RecordFailure } from '~/data/staff/underwriting-records';
import { SIGN_IN_ENDED } from '~/domain/accounts/sign-in-ended';
import type { QueueStatus } from '~/domain/underwriting/queue-status';
import type { ToastWords } from '~/stores/toasts';

/** A failure and the advice for it. */
export type FailureWords = { title: string; description: string };

/** The toast on the dashboard for a visitor who is not staff. */
export const NOT_FOR_YOU: ToastWords = {
  title: 'That page is for staff only',
  description: "You're on your dashboard.",
  type: 'info',
};

/** Messages for a view that failed to load and has no data yet. */
export const LOAD_FAILURES: Record<LoadFailure, FailureWords> = {
  'load-failed': {
    title: 'This part did not load',
    description:
      'Nothing was changed. Try again. If it keeps failing, tell the site administrator.',
  },
  unreachable: {
    title: 'This part did not load',
    description: 'The server did not answer. Nothing was changed. Try again in a moment.',
  },
  offline: {
    title: 'You are offline',
    description: 'This part has not loaded yet. It loads automatically when you are back online.',
  },
};

/** The message of an empty tab. */
export const EMPTY_TITLES: Record<QueueStatus, string> = {
  under_review: 'Everything is decided',
  information_requested: 'No customer has a question to answer',
  price_offered: 'No customer has a price to accept',
  submitted: 'Nothing was sent a moment ago',
  approved: 'No approved application waits for its bond',
  issued: 'No bond was issued yet',
  declined: 'Nothing was declined',
  withdrawn: 'Nothing was withdrawn',
  all: 'Nobody has applied yet',
};

/** Says that a call needs a connection. */
export const OFFLINE = 'You are offline. Connect to the internet, then try again.';

/** Says why an assignment was not saved. */
export const RECORD_FAILURES: Record<RecordFailure, string> = {
  offline: OFFLINE,
  unreachable: 'The server did not answer. Check if it is there already before you try again.',
  'session-ended': SIGN_IN_ENDED,
  'not-saved': 'The server refused. You may no longer have a staff role: ask an administrator.',
};
