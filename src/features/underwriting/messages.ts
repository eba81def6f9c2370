import { formatWholeNumber } from '~/domain/formats/whole-number';
import type { DecisionResult } from '~/data/staff/underwriting-actions';
import type { RecordFailure } from '~/data/staff/underwriting-records';
import { SIGN_IN_ENDED } from '~/domain/accounts/sign-in-ended';
import { MAX_REASON_LENGTH, type StaffAction } from '~/domain/applications/staff-actions';
import { isAnswerLost } from '~/domain/lost-answer';
import { LEAVE_NUMBER_OUT } from '~/domain/formats/secret-number';
import { MAX_NOTE_LENGTH } from '~/domain/underwriting/read-reason';
import type { HoldUp } from '~/domain/issuing/hold-ups';
import type { OpeningFailure } from '~/data/documents/document-opening';
import { OFFLINE, RECORD_FAILURES } from './queue-messages';
import { STAFF_ACCESS_WORDS } from './staff-access-words';

const OUR_FAULT = 'Something went wrong on our side. Try again.';

export type DecisionFailure = Extract<DecisionResult, { ok: false }>['code'];

const DECISION_FAILURES: Partial<Record<DecisionFailure, string>> = {
  offline: OFFLINE,
  unreachable:
    'The server did not answer, so it is not known whether this was decided. Try again: the same decision counts once.',
  'session-ended': SIGN_IN_ENDED,
  unauthorized: SIGN_IN_ENDED,
  busy: 'We are busy right now. Try again in a minute.',
  'rate-limited': 'Too many attempts. Wait a minute, then try again.',
  ...STAFF_ACCESS_WORDS,
  'own-application': 'This is your own application. A colleague must decide it.',
  'colleague-required': 'You gave the first approval. A colleague must give the second one.',
  'second-approval-missing':
    'A bond of this amount needs the approval of two underwriters. A colleague must approve it first.',
  'not-found': 'We could not find this application.',
  'not-open': 'This application is no longer under review. See its status below.',
  'beyond-limits': 'The rates changed, and this premium is beyond their limits. Enter another one.',
  'same-price': 'This price was authorized already. Approve the application instead.',
  'not-priced':
    'There is no held payment with a stored price, so the price cannot change. Approve or decline.',
  'reports-unanswered':
    'Say for each person who allowed a credit report whether one played a part. If the page shows no such question, reload it.',
  'changed-meanwhile':
    'This application changed after you opened it. Read the change above, then decide.',
};

const ISSUE_FAILURES: Partial<Record<DecisionFailure, string>> = {
  ...DECISION_FAILURES,
  unreachable:
    'The server did not answer, so it is not known whether the bond is issued. Try again: it is issued once.',
  'not-open':
    'This application is no longer approved, or the bond that it renews has changed since. See its status above.',
  'payment-missing':
    'No payment is held for this application, so no bond was issued. Ask the customer to pay again.',
  'payment-refused':
    'The payment processor refused to take the payment, so no bond was issued and nothing was charged. Try again, or ask the customer to withdraw the application and apply again with another payment.',
  'not-possible':
    'The bond that this renews has changed or ended since, so it was not renewed and nothing was charged. Ask the customer to withdraw the application and to renew again.',
  'not-printable':
    'The papers cannot print a name, the obligee or the purpose as it is written, so no bond was issued and no payment was taken. Ask the customer to withdraw the application and to apply again with Latin letters.',
  'issued-not-printable':
    'The bond has its number and its payment was taken, but the papers cannot print the name, the obligee or the purpose as it is written. Trying again will not help: tell the site administrator.',
  'form-missing':
    'The bond has its number. Now fill in and sign the form of the court or agency, and upload it below.',
  'renewal-not-printable':
    'The papers cannot print the name or the obligee of the bond that this renews, so it was not renewed and no payment was taken. Ask the customer to withdraw the application and to ask for the name in Latin letters, then to renew. Another obligee needs a new bond.',
  'paper-lacks-matter':
    'The paper of this bond names a fact that the application does not have, such as the estate, the contract or the license. No bond was issued and no payment was taken. Ask the customer to withdraw the application and to apply again: the form asks for these facts.',
  'issued-paper-lacks-matter':
    'The bond has its number and its payment was taken, but its paper names a fact that the bond does not have, such as the estate, the contract or the license. Trying again will not help: tell the site administrator.',
};

/** For each reason why a bond needs a person's help: the problem and the advice. */
export const HOLD_UP_WORDS: Record<HoldUp, string> = {
  'payment-refused':
    'The payment processor refused to take the payment. Nothing was charged. Ask the customer, or try again.',
  'payment-missing': 'No payment is held for this application. Ask the customer to pay again.',
  'payment-unconfirmed':
    'The payment processor did not confirm the payment. Try again to check its status: the customer is charged only once.',
  'not-printable':
    'The papers cannot print the name, the obligee or the purpose as it is written. Trying again will not help until it is corrected.',
  'paper-lacks-matter':
    'The paper names a fact that the application does not have, such as the estate, the contract or the license. Trying again will not help. Ask the customer to withdraw the application and to apply again.',
  'second-approval-missing': 'A second underwriter must approve a bond of this amount first.',
  'line-changed':
    'The contractor’s bonding line changed after it approved this bid bond, or the bid was taken back. Look at the account. Issue the bond by hand, or ask the customer to withdraw the application.',
  'not-possible':
    'The bond that this renews has changed or ended since. Ask the customer to withdraw the application and to renew again.',
  'form-missing':
    'The bond has its number and its payment was taken. Fill in and sign the form of the court or agency, and upload it below: it becomes the bond.',
  'papers-not-made': 'The payment was taken, but the papers could not be made or stored.',
  'not-signed': 'The papers are stored, but they could not be signed.',
  interrupted: 'The last attempt to make the bond stopped halfway.',
  unexpected: 'Something went wrong on our side.',
};

/** Shown if the bond has its number after issuing but is not in force yet. */
export const STILL_MADE =
  'The bond has its number, but it could not be finished yet. Try again in a few minutes.';

/** Says why no bond was issued. A code that is not listed is an error on our side. */
export function issueFailureWords(code: DecisionFailure): string {
  return ISSUE_FAILURES[code] ?? OUR_FAULT;
}

/** Says why nothing was decided. A code that is not listed is an error on our side. */
export function decisionFailureWords(code: DecisionFailure): string {
  return DECISION_FAILURES[code] ?? OUR_FAULT;
}

/** The title above `decisionFailureWords`. */
export function decisionFailureTitle(code: string): string {
  return isAnswerLost(code) ? 'Your decision may not have been saved' : 'Nothing was decided';
}

/** Says why a note was not added. */
export const NOTE_FAILURES: Record<RecordFailure, string> = {
  ...RECORD_FAILURES,
  unreachable: 'The server did not answer. Try again: the same note is added once.',
};

/** Says why a document did not open. */
export const OPEN_FAILURES: Record<OpeningFailure, string> = {
  offline: OFFLINE,
  unreachable: 'The server did not answer. Try again in a moment.',
  'session-ended': SIGN_IN_ENDED,
  'not-signed':
    'The document could not be opened. It may have been deleted since: reload the page.',
};

/** The error if no decision is selected. */
export const NO_ACTION = 'Choose what to do';

/** Problems with the text to the customer. */
export const REASON_PROBLEMS = {
  'holds-number': LEAVE_NUMBER_OUT,
  'too-long': `Use ${formatWholeNumber(MAX_REASON_LENGTH)} characters or fewer`,
  empty: {
    approve: '',
    'request-information': 'Enter your question',
    decline: 'Enter the reason',
  } satisfies Record<StaffAction, string>,
} as const;

export const NOTE_PROBLEMS = {
  empty: 'Enter a note',
  'holds-number': LEAVE_NUMBER_OUT,
  'too-long': `Use ${formatWholeNumber(MAX_NOTE_LENGTH)} characters or fewer`,
} as const;

type ActionWords = {
  choice: string;
  label: string;
  hint: string;
  button: string;
  pending: string;
  done: string;
};

/** The texts for each decision. */
export const ACTIONS: Record<StaffAction, ActionWords> = {
  approve: {
    choice: 'Approve',
    label: 'Message to the customer',
    hint: 'The customer reads it in the email about the approval and in the application’s history.',
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
    hint: 'The customer reads it in the email about the decision and in the application’s history.',
    button: 'Decline',
    pending: 'Declining...',
    done: 'Declined',
  },
};

/** The toast after the first of two required approvals. */
export const FIRST_APPROVAL = 'First approval recorded. A colleague must approve it too.';

/** The label and hint of the text field for the first of two approvals. The customer does not read that text. */
export const FIRST_APPROVAL_NOTE = {
  label: 'Note to your colleague',
  hint: 'Your colleague reads it in the application’s history. The customer does not see it.',
};
