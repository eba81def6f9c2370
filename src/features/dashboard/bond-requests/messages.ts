import type { ChangeResult } from '~/data/bonds/bond-request-actions';
import { SIGN_IN_ENDED } from '~/domain/accounts/sign-in-ended';
import type { RequestKind, RequestStatus } from '~/domain/bond-requests/request-kinds';
import type { BadgeTone } from '~/domain/states/filing';

const RIDER = 'You get a rider, a paper that changes the bond.';

/** For each kind of request: its choice, its explanation and the button that sends it. */
export const KIND_WORDS: Record<RequestKind, { choice: string; hint: string; button: string }> = {
  'name-change': {
    choice: 'Change the name',
    hint: `The principal has a new name, or the bond shows a wrong one. ${RIDER}`,
    button: 'Ask for the new name',
  },
  'address-change': {
    choice: 'Change the address',
    hint: `The principal’s mailing address. ${RIDER}`,
    button: 'Ask for the new address',
  },
  'amount-change': {
    choice: 'Change the amount',
    hint: `The obligee requires a different amount. ${RIDER}`,
    button: 'Ask for the new amount',
  },
  cancellation: {
    choice: 'Cancel the bond',
    hint: 'You no longer need the bond, and it can be ended by notice.',
    button: 'Ask for the cancellation',
  },
  release: {
    choice: 'Have the bond released',
    hint: 'The obligee no longer needs the bond, and you have the document that shows it.',
    button: 'Ask for the release',
  },
};

export const STATUS_WORDS: Record<RequestStatus, { label: string; tone: BadgeTone }> = {
  requested: { label: 'With us', tone: 'info' },
  approved: { label: 'Approved', tone: 'success' },
  declined: { label: 'Declined', tone: 'neutral' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
};

/** Problems for a missing choice or file. */
export const REQUEST_PROBLEMS = {
  kind: 'Choose what you need',
  proofKind: 'Choose what you attach',
  proof: 'Attach the proof',
  isUploading: 'Wait until the file is uploaded and checked',
} as const;

/** How sending or withdrawing a request can fail. */
export type RequestFailure = Extract<ChangeResult, { ok: false }>['code'];

const OUR_FAULT = 'Something went wrong on our side. Try again. If it keeps failing, call us.';

const FAILURES: Partial<Record<RequestFailure, string>> = {
  offline: 'You are offline. Connect to the internet, then try again.',
  unreachable: 'Our server did not answer. Try again: it counts only once.',
  'session-ended': SIGN_IN_ENDED,
  unauthorized: SIGN_IN_ENDED,
  busy: 'We are busy right now. Try again in a minute.',
  'rate-limited': 'Too many attempts. Wait a minute, then try again.',
  'not-found': 'This bond is not in your account.',
  'not-open': 'This request has changed. See its current status.',
  'already-open': 'You have asked for this already. See your requests above.',
  'not-for-this-bond': 'You can’t change or end this bond here. Call us.',
  'proof-missing': 'A file of the proof is missing or not checked yet. Attach it again.',
  'invalid-application': 'Correct what is marked, then send it again.',
};

/** Says why a request was not sent or not withdrawn. A code that is not listed is an error on our side. */
export function requestFailureWords(code: RequestFailure): string {
  return FAILURES[code] ?? OUR_FAULT;
}
