import type { ChangeResult } from '~/data/bond-request-actions';
import type { RequestKind, RequestStatus } from '~/domain/bond-requests/request-kinds';
import type { BadgeTone } from '~/domain/states/filing';

/** Around a kind of request: what it is for, and the button that sends it. */
export const KIND_WORDS: Record<RequestKind, { choice: string; hint: string; button: string }> = {
  'name-change': {
    choice: 'Change the name',
    hint: 'The principal has another name now. A rider is added to the bond.',
    button: 'Ask for the new name',
  },
  'address-change': {
    choice: 'Change the address',
    hint: 'Where we write to the principal. A rider is added to the bond.',
    button: 'Ask for the new address',
  },
  'amount-change': {
    choice: 'Change the amount',
    hint: 'The obligee asks for a higher or a lower amount. A rider is added to the bond.',
    button: 'Ask for the new amount',
  },
  cancellation: {
    choice: 'Cancel the bond',
    hint: 'The bond is not needed any more, and it may end by notice.',
    button: 'Ask for the cancellation',
  },
  release: {
    choice: 'Have the bond released',
    hint: 'The obligee has let the bond go, and you have the paper.',
    button: 'Ask for the release',
  },
};

/** What the status of a request is called. */
export const STATUS_WORDS: Record<RequestStatus, { label: string; tone: BadgeTone }> = {
  requested: { label: 'With us', tone: 'info' },
  approved: { label: 'Approved', tone: 'success' },
  declined: { label: 'Declined', tone: 'neutral' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
};

/** What is wrong where a choice or a file is missing. */
export const REQUEST_PROBLEMS = {
  kind: 'Choose what you need',
  proofKind: 'Choose what you attach',
  proof: 'Attach the proof',
  isUploading: 'Wait until the file is uploaded and checked',
} as const;

/** How asking for a change or taking it back can fail. */
export type RequestFailure = Extract<ChangeResult, { ok: false }>['code'];

const OUR_FAULT = 'Something went wrong on our side. Try again; if it goes on, call us.';
const SESSION_ENDED = 'Your sign-in has ended. Sign in again, then try again.';

const FAILURES: Partial<Record<RequestFailure, string>> = {
  offline: 'You are offline. Connect to the internet, then try again.',
  unreachable: 'Our server did not answer. Try again: sending it twice counts once.',
  'session-ended': SESSION_ENDED,
  unauthorized: SESSION_ENDED,
  'rate-limited': 'That was tried too often. Wait a minute, then try again.',
  'not-found': 'This bond is not in your account.',
  'not-open': 'This has gone on meanwhile. See where it stands now.',
  'already-open': 'You have asked for this already. See your requests above.',
  'not-for-this-bond': 'This bond is not changed or ended in this way. Call us.',
  'proof-missing': 'A file of the proof is missing or not checked yet. Attach it again.',
  'invalid-application': 'Correct what is marked, then send it again.',
};

/** What asking for a change or taking it back can fail with, in words; any other code is a fault of ours. */
export function requestFailureWords(code: RequestFailure): string {
  return FAILURES[code] ?? OUR_FAULT;
}
