import type { LoadFailure } from '~/data/desk-overview';
import type { RecordFailure } from '~/data/underwriting-records';
import type { QueueStatus } from '~/domain/underwriting/queue-status';
import type { ToastWords } from '~/stores/toasts';

/** What happened and what to do: the words of one failure. */
export type FailureWords = { title: string; description: string };

/** The toast on the dashboard of who came here without working here. */
export const NOT_FOR_YOU: ToastWords = {
  title: 'That page is for the people who work here',
  description: "You're on your dashboard.",
  type: 'info',
};

/** Words for each way a view can fail to load while nothing of it is known yet. */
export const LOAD_FAILURES: Record<LoadFailure, FailureWords> = {
  'load-failed': {
    title: 'This part did not load',
    description: 'Nothing was changed. Try again; if it goes on, tell whoever runs the site.',
  },
  unreachable: {
    title: 'This part did not load',
    description: 'The server did not answer. Nothing was changed. Try again in a moment.',
  },
  offline: {
    title: 'You are offline',
    description: 'This part was not loaded yet. It comes by itself when you are connected.',
  },
};

/** What a part of the queue says when nothing is in it. */
export const EMPTY_TITLES: Record<QueueStatus, string> = {
  under_review: 'Everything is decided',
  information_requested: 'No customer has a question to answer',
  submitted: 'Nothing was sent a moment ago',
  approved: 'No approved application waits for its bond',
  issued: 'No bond was issued yet',
  declined: 'Nothing was declined',
  withdrawn: 'Nothing was withdrawn',
  all: 'Nobody has applied yet',
};

/** Why a call did not reach the server, or reached it without a session. */
export const OFFLINE = 'You are offline. Connect to the internet, then try again.';
export const SESSION_ENDED = 'Your sign-in has ended. Sign in again, then try again.';

/** Why an assignment was not saved. */
export const RECORD_FAILURES: Record<RecordFailure, string> = {
  offline: OFFLINE,
  unreachable: 'The server did not answer. Look whether it is there already before you try again.',
  'session-ended': SESSION_ENDED,
  'not-saved': 'The server refused. You may have no role here any more: ask an administrator.',
};
