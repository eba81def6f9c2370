import type { ActionResult } from '~/data/application-actions';
import type { LoadFailure } from '~/data/desk-overview';

/** What happened and what to do: the words of one failure. */
export type FailureWords = { title: string; description: string };

const NOT_LOADED = 'Failed to load dashboard data'; // spec 2, section 8

/** Words for each way a view can fail to load while nothing of it is known yet. */
export const LOAD_FAILURES: Record<LoadFailure, FailureWords> = {
  'load-failed': {
    title: NOT_LOADED,
    description: 'Your bonds are safe. Try again; if it goes on, call us.',
  },
  unreachable: {
    title: NOT_LOADED,
    description: 'Our server did not answer. Your bonds are safe. Try again in a moment.',
  },
  offline: {
    title: 'You are offline',
    description: 'This part was not loaded yet. It comes by itself when you are connected.',
  },
};

type ActionFailure = Extract<ActionResult, { ok: false }>['code'];

const OFFLINE = 'You are offline. Connect to the internet, then try again.';
const UNREACHABLE = 'Our server did not answer. Try again: doing it twice changes nothing.';
const SESSION_ENDED = 'Your sign-in has ended. Sign in again, then try again.';
const TOO_OFTEN = 'That was tried too often. Wait a minute, then try again.';
const GONE_ON = 'This application has gone on meanwhile. See where it stands now.';
const NOT_FOUND = 'This application is not in your account.';
const OUT_OF_DATE = 'Something went wrong on our side. Try again; if it goes on, call us.';

/** What an action on an application can fail with, in words; any other code is a fault of ours. */
export function actionFailureWords(code: ActionFailure): string {
  return ACTION_FAILURES[code] ?? OUT_OF_DATE;
}

const ACTION_FAILURES: Partial<Record<ActionFailure, string>> = {
  offline: OFFLINE,
  unreachable: UNREACHABLE,
  'session-ended': SESSION_ENDED,
  'rate-limited': TOO_OFTEN,
  'not-open': GONE_ON,
  'not-found': NOT_FOUND,
};

/** Spec 2, section 2: what an empty list says, and what will come there. */
export const EMPTY = {
  bonds: {
    title: 'No bonds yet',
    description:
      'Bonds you buy appear here, each with its papers to download and what to do with them.',
  },
  renewals: {
    title: 'All up to date!',
    description: 'Nothing is due. A bond that has to be renewed appears here before its day.',
  },
  documents: {
    title: 'No documents yet',
    description: 'The bond and the power of attorney appear here as soon as a bond is issued.',
  },
} as const;
