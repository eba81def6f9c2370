import { randomUUID } from 'node:crypto';
import {
  buildNotaryApplication,
  buildPaymentRequest,
  buildQuote,
  buildSubmission,
} from './builders.ts';
import {
  anyone,
  everybody,
  type FunctionLine,
  NOT_FOUND,
  ofSchedule,
  ofToken,
  ONE_CALL,
  READS,
  REPEATED,
  signedIn,
  staff,
  STORY,
} from './edge-function-answers.ts';
import { buildAsk } from './client-payment.ts';
import { buildInquiry } from './inquiries.ts';
import { pdfFile } from './upload-files.ts';

const id = randomUUID();
const REASON = 'To compare it with the court order';
const FILE = { name: 'form.pdf', content: pdfFile().toString('base64') };

const ofQuote = (ifStopped: string): FunctionLine => ({
  ifStopped,
  body: () => ({ applicationId: id, quoteKey: buildQuote().quoteKey }),
  answers: anyone(NOT_FOUND),
});

/** Every Edge Function. A test fails for a function that is not listed. */
export const FUNCTIONS: Readonly<Record<string, FunctionLine>> = {
  'accept-price-offer': {
    ifStopped: STORY,
    body: { applicationId: id, offerId: id },
    answers: signedIn(NOT_FOUND),
  },
  'answer-information-request': {
    ifStopped: ONE_CALL,
    body: { applicationId: id, answer: 'Ann' },
    answers: signedIn(NOT_FOUND),
  },
  'application-receipt': ofQuote(READS),
  'bond-progress': ofQuote(READS),
  'audit-bundle': { ifStopped: READS, body: { bondId: id }, answers: signedIn(NOT_FOUND) },
  'bondability-letter': { ifStopped: READS, body: { letterId: id }, answers: signedIn(NOT_FOUND) },
  'filing-packet': { ifStopped: READS, body: { bondId: id }, answers: signedIn(NOT_FOUND) },
  'auth0-sync': {
    ifStopped: 'a repeated sign-in finds the account that the stopped one made',
    body: {
      accessToken: 'a.b.c',
      idToken: 'a.b.c',
      auth0User: { sub: 'auth0|1', name: 'Ann', picture: '' },
    },
    answers: everybody('404 not-configured'),
  },
  'authorize-payment': {
    ifStopped: 'lost-payment-answers.test.ts loses each of its answers',
    body: () => buildPaymentRequest(buildQuote(), buildNotaryApplication()),
    answers: anyone('200'),
  },
  'inquiry-status': {
    ifStopped: READS,
    body: { key: 'k'.repeat(43) },
    answers: everybody(NOT_FOUND),
  },
  'send-inquiry': {
    ifStopped: ONE_CALL,
    body: () => buildInquiry({ email: `${randomUUID()}@example.com` }),
    answers: everybody('200'),
  },
  'send-signing-link': {
    ifStopped: ONE_CALL,
    body: {
      linkId: id,
      personId: id,
      payer: 'client',
      firmIndemnifies: false,
      attestation: { hash: 'a'.repeat(64) },
    },
    answers: signedIn('409 text-changed'),
  },
  'send-payment-link': {
    ifStopped: ONE_CALL,
    body: () => buildAsk(buildNotaryApplication(), { matterId: id, quoteId: id }),
    answers: signedIn('409 payment-mismatch'),
  },
  'pay-by-link': {
    ifStopped: 'pay-by-link.test.ts loses its answer at each of its writes',
    body: { session: 'k'.repeat(43) },
    answers: everybody('401 session-ended'),
  },
  'open-signing-link': ofToken(READS),
  'send-signing-code': ofToken(ONE_CALL),
  'confirm-signing-code': {
    ifStopped: ONE_CALL,
    body: { token: 'k'.repeat(32), code: '123456' },
    answers: everybody(NOT_FOUND),
  },
  'save-signing-part': {
    ifStopped: ONE_CALL,
    body: { session: 'k'.repeat(43) },
    answers: everybody('401 session-ended'),
  },
  'sign-by-link': {
    ifStopped: ONE_CALL,
    body: { session: 'k'.repeat(43), decision: 'decline' },
    answers: everybody('401 session-ended'),
  },
  'resend-signing-link': ofToken(ONE_CALL),
  'check-document': {
    ifStopped: 'an unchecked document does not count, and a repeated call checks it again',
    body: { documentId: id },
    answers: signedIn(NOT_FOUND),
  },
  'decide-application': {
    ifStopped: STORY,
    body: { applicationId: id, action: 'approve', seenEvent: 1 },
    answers: staff(NOT_FOUND),
  },
  'decide-bond-request': {
    ifStopped: STORY,
    body: { requestId: id, decision: 'decline', reason: REASON, seenEvent: 1 },
    answers: staff(NOT_FOUND),
  },
  'delete-expired-records': ofSchedule(REPEATED),
  'generate-signed-url': {
    ifStopped: READS,
    body: { bondId: id, type: 'bond' },
    answers: signedIn(NOT_FOUND),
  },
  'add-blank-form': {
    ifStopped: 'blank-forms.test.ts goes on after each thing that it stores',
    body: { applicationId: id, ...FILE },
    answers: staff(NOT_FOUND),
  },
  'store-own-form': {
    ifStopped: 'own-forms.test.ts goes on after each thing that it stores',
    body: { applicationId: id, ...FILE },
    answers: staff(NOT_FOUND),
  },
  'issue-bond': { ifStopped: STORY, body: { applicationId: id }, answers: staff(NOT_FOUND) },
  'mail-confirmation': ofQuote(ONE_CALL),
  'make-recovery-codes': {
    ifStopped: ONE_CALL,
    body: {},
    answers: { ...signedIn('200'), customer: '403 second-factor-required' },
  },
  'open-document': { ifStopped: READS, body: { documentId: id }, answers: signedIn(NOT_FOUND) },
  'renewal-reminders': ofSchedule(REPEATED),
  'request-bond-change': {
    ifStopped: STORY,
    body: { action: 'request', requestId: id, bondId: id, kind: 'release' },
    answers: signedIn(NOT_FOUND),
  },
  'reveal-identity': {
    ifStopped: ONE_CALL,
    body: { applicationId: id, which: 'ssn', reason: REASON },
    answers: staff(NOT_FOUND),
  },
  'finish-bonds': ofSchedule('the stories run it after each stop, and a test kills it'),
  'send-notifications': ofSchedule(REPEATED),
  'sign-manifests': ofSchedule(REPEATED),
  'seal-draft': {
    ifStopped: 'one transaction stores, and a repeated call leaves the same numbers on file',
    body: {
      quoteId: id,
      numbers: [{ kind: 'ssn', holder: 'Ann', value: '219098765' }],
      isWhole: true,
    },
    answers: signedIn(NOT_FOUND),
  },
  'bind-signed-parts': {
    ifStopped: 'one transaction binds, and a repeated call binds the same parts',
    body: { quoteId: id, matterId: id },
    answers: signedIn(NOT_FOUND),
  },
  'submit-application': {
    ifStopped: STORY,
    body: () => buildSubmission(buildQuote(), buildNotaryApplication(), id),
    answers: anyone('402 payment-missing'),
  },
  // A monitor has no key. Any other credentials change nothing.
  health: {
    ifStopped: READS,
    method: 'GET',
    body: {},
    answers: { ...everybody('200'), service: '200' },
  },
  'add-matter-file': {
    ifStopped: 'the record counts only when the file is stored, and a repeated call goes on',
    body: { fileId: id, matterId: id, kind: 'court-order', ...FILE },
    answers: signedIn(NOT_FOUND),
  },
  'open-matter-file': { ifStopped: READS, body: { fileId: id }, answers: signedIn(NOT_FOUND) },
  'add-contractor-file': {
    ifStopped: 'the record counts only when the file is stored, and a repeated call goes on',
    body: { fileId: id, contractorId: id, projectId: null, kind: 'statement', ...FILE },
    answers: signedIn(NOT_FOUND),
  },
  'open-contractor-file': { ifStopped: READS, body: { fileId: id }, answers: signedIn(NOT_FOUND) },
  // A calendar program has no key either: the token in the address decides.
  'matter-calendar': {
    ifStopped: READS,
    method: 'GET',
    body: {},
    answers: { ...everybody(NOT_FOUND), service: NOT_FOUND },
  },
  'sweep-documents': ofSchedule(REPEATED),
  'notify-known-address': {
    ifStopped: ONE_CALL,
    body: () => ({ email: `${randomUUID()}@example.com` }),
    answers: everybody('200'),
  },
  'terms-pdf': { ifStopped: READS, body: {}, answers: everybody('200') },
  unsubscribe: { ifStopped: ONE_CALL, body: { token: 'no-token' }, answers: everybody(NOT_FOUND) },
  'verify-bond': ofToken(READS),
  'use-recovery-code': {
    ifStopped: 'the same code works again until the last call, as its own test shows',
    body: { code: 'K7Q2M-9XWRT' },
    // This function serves users who lost the second factor.
    answers: { ...everybody('422 wrong-code'), visitor: '401 unauthorized' },
  },
  // Pages send a report as they close, without a key. Any other credentials change nothing.
  vitals: {
    ifStopped: ONE_CALL,
    body: {
      route: '/',
      vitals: [{ name: 'LCP', value: 900, rating: 'good', navigation: 'navigate' }],
    },
    answers: { ...everybody('200'), service: '200' },
  },
  'withdraw-application': {
    ifStopped: 'one transaction withdraws, and a repeated call releases the payment again',
    body: { applicationId: id },
    answers: signedIn(NOT_FOUND),
  },
};
