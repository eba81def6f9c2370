import type { DecisionResult } from '~/data/underwriting-actions';
import type { RecordFailure } from '~/data/underwriting-records';
import { MAX_REASON_LENGTH, type StaffAction } from '~/domain/applications/staff-actions';
import { LEAVE_NUMBER_OUT } from '~/domain/formats/secret-number';
import { MAX_NOTE_LENGTH } from '~/domain/underwriting/read-reason';
import type { OpeningFailure } from '~/data/document-opening';
import { OFFLINE, RECORD_FAILURES, SESSION_ENDED } from './queue-messages';
import { STAFF_ACCESS_WORDS } from './staff-access-words';

const OUR_FAULT = 'Something went wrong on our side. Try again.';

type DecisionFailure = Extract<DecisionResult, { ok: false }>['code'];

const DECISION_FAILURES: Partial<Record<DecisionFailure, string>> = {
  offline: OFFLINE,
  unreachable:
    'The server did not answer, so it is not known whether this was decided. Try again: the same decision counts once.',
  'session-ended': SESSION_ENDED,
  unauthorized: SESSION_ENDED,
  'rate-limited': 'That was tried too often. Wait a minute, then try again.',
  ...STAFF_ACCESS_WORDS,
  'own-application': 'This is your own application. A colleague must decide it.',
  'colleague-required': 'You gave the first approval. A colleague must give the second one.',
  'second-approval-missing':
    'A bond of this amount needs the approval of two underwriters. A colleague must approve it first.',
  'not-found': 'This application is not there.',
  'not-open': 'This application is not under review any more. See below where it stands.',
  'changed-meanwhile':
    'Something happened to this application that you had not seen. Read it above, then decide.',
};

const ISSUE_FAILURES: Partial<Record<DecisionFailure, string>> = {
  ...DECISION_FAILURES,
  unreachable:
    'The server did not answer, so it is not known whether the bond is issued. Try again: it is issued once.',
  'not-open':
    'This application is not approved any more, or the bond that it renews has changed since. See above where it stands.',
  'payment-missing':
    'No payment is held for this application, so no bond was issued. Ask the customer to pay again.',
  'not-printable':
    'The papers cannot print a name, the obligee or the purpose as it is written, so no bond was issued and no payment was taken. Ask the customer to withdraw the application and to apply again with Latin letters.',
  'issued-not-printable':
    'The bond has its number and its payment was taken, but the papers cannot print the name, the obligee or the purpose as it is written. Trying again changes nothing: tell whoever runs the site.',
  'renewal-not-printable':
    'The papers cannot print the name or the obligee of the bond that this renews, so it was not renewed and no payment was taken. Ask the customer to withdraw the application and to ask for the name in Latin letters, then to renew. For another obligee there has to be a new bond.',
};

/** Why no bond was issued, in words; any code that is not listed is a fault of ours. */
export function issueFailureWords(code: DecisionFailure): string {
  return ISSUE_FAILURES[code] ?? OUR_FAULT;
}

/** Why nothing was decided, in words; any code that is not listed is a fault of ours. */
export function decisionFailureWords(code: DecisionFailure): string {
  return DECISION_FAILURES[code] ?? OUR_FAULT;
}

/** Why a note was not added. */
export const NOTE_FAILURES: Record<RecordFailure, string> = {
  ...RECORD_FAILURES,
  unreachable: 'The server did not answer. Try again: the same note is added once.',
};

/** Why a document was not opened. */
export const OPEN_FAILURES: Record<OpeningFailure, string> = {
  offline: OFFLINE,
  unreachable: 'The server did not answer. Try again in a moment.',
  'session-ended': SESSION_ENDED,
  'not-signed':
    'The document could not be opened. It may have been deleted since: reload the page.',
};

/** What is wrong where nothing was chosen. */
export const NO_ACTION = 'Choose what to do';

/** What is wrong with the words for a customer. */
export const REASON_PROBLEMS = {
  'holds-number': LEAVE_NUMBER_OUT,
  'too-long': `Use ${MAX_REASON_LENGTH.toLocaleString('en-US')} characters or fewer`,
  empty: {
    approve: '',
    'request-information': 'Enter your question',
    decline: 'Enter the reason',
  } satisfies Record<StaffAction, string>,
} as const;

/** What is wrong with a note. */
export const NOTE_PROBLEMS = {
  empty: 'Enter a note',
  'holds-number': LEAVE_NUMBER_OUT,
  'too-long': `Use ${MAX_NOTE_LENGTH.toLocaleString('en-US')} characters or fewer`,
} as const;

type ActionWords = {
  choice: string;
  label: string;
  hint: string;
  button: string;
  pending: string;
  done: string;
};

/** The words around each decision. */
export const ACTIONS: Record<StaffAction, ActionWords> = {
  approve: {
    choice: 'Approve',
    label: 'Words to the customer',
    hint: 'The customer reads them in the history of the application.',
    button: 'Approve',
    pending: 'Approving...',
    done: 'Approved',
  },
  'request-information': {
    choice: 'Ask for information',
    label: 'Your question',
    hint: 'The customer reads it on the dashboard and answers there.',
    button: 'Send the question',
    pending: 'Sending...',
    done: 'Question sent',
  },
  decline: {
    choice: 'Decline',
    label: 'Reason',
    hint: 'The customer reads it in the history of the application.',
    button: 'Decline',
    pending: 'Declining...',
    done: 'Declined',
  },
};

/** The toast after an approval that a colleague has to join. */
export const FIRST_APPROVAL = 'First approval recorded. A colleague must approve it too.';
