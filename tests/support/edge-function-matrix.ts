import { randomUUID } from 'node:crypto';
import {
  buildNotaryApplication,
  buildPaymentRequest,
  buildQuote,
  buildSubmission,
} from './builders.ts';
import { buildInquiry } from './inquiries.ts';

/** Who calls a function. */
export const CALLERS = [
  'visitor',
  'customer',
  'customer with a password alone',
  'underwriter',
  'admin',
  'underwriter without a factor',
  'underwriter whose session ended',
  'service',
] as const;

export type Caller = (typeof CALLERS)[number];

/** A valid call about an unknown record, and the answer to each caller. */
type Line = { method?: 'GET'; body: () => object; answers: Record<Caller, string> };

const id = randomUUID();
const REASON = 'To compare it with the court order';

/** Anyone with the publishable key, but without the secret key, which no browser has. */
const everybody = (answer: string): Line['answers'] => ({
  visitor: answer,
  customer: answer,
  'customer with a password alone': answer,
  underwriter: answer,
  admin: answer,
  'underwriter without a factor': answer,
  'underwriter whose session ended': '401 unauthorized',
  service: '401 unauthorized',
});

/** The same, except for users who have a second factor and did not use it. They can't use the account. */
const anyone = (answer: string): Line['answers'] => ({
  ...everybody(answer),
  'customer with a password alone': '403 second-factor-required',
  'underwriter without a factor': '403 second-factor-required',
});

/** Signed-in users. Staff count as customers. */
const signedIn = (answer: string): Line['answers'] => ({
  ...anyone(answer),
  visitor: '401 unauthorized',
});

const staff = (answer: string): Line['answers'] => ({
  ...signedIn(answer),
  customer: '403 not-staff',
});

/** The schedule, with the secret key. */
const schedule = (answer: string): Line['answers'] => ({
  ...everybody('401 unauthorized'),
  service: answer,
});

const application = buildNotaryApplication();

/** Every Edge Function. A test fails for a function that is not listed. */
export const FUNCTIONS: Readonly<Record<string, Line>> = {
  'accept-price-offer': {
    body: () => ({ applicationId: id, offerId: id }),
    answers: signedIn('404 not-found'),
  },
  'answer-information-request': {
    body: () => ({ applicationId: id, answer: 'Ann' }),
    answers: signedIn('404 not-found'),
  },
  'application-receipt': {
    body: () => ({ applicationId: id, quoteKey: buildQuote().quoteKey }),
    answers: anyone('404 not-found'),
  },
  'bond-progress': {
    body: () => ({ applicationId: id, quoteKey: buildQuote().quoteKey }),
    answers: anyone('404 not-found'),
  },
  'audit-bundle': { body: () => ({ bondId: id }), answers: signedIn('404 not-found') },
  'bondability-letter': { body: () => ({ letterId: id }), answers: signedIn('404 not-found') },
  'filing-packet': { body: () => ({ bondId: id }), answers: signedIn('404 not-found') },
  'auth0-sync': {
    body: () => ({
      accessToken: 'a.b.c',
      idToken: 'a.b.c',
      auth0User: { sub: 'auth0|1', name: 'Ann', picture: '' },
    }),
    answers: everybody('404 not-configured'),
  },
  'authorize-payment': {
    body: () => buildPaymentRequest(buildQuote(), application),
    answers: anyone('200'),
  },
  'inquiry-status': { body: () => ({ key: 'k'.repeat(43) }), answers: everybody('404 not-found') },
  'send-inquiry': {
    body: () => buildInquiry({ email: `${randomUUID()}@example.com` }),
    answers: everybody('200'),
  },
  'send-signing-link': {
    body: () => ({
      linkId: id,
      personId: id,
      payer: 'client',
      firmIndemnifies: false,
      attestation: { hash: 'a'.repeat(64) },
    }),
    answers: signedIn('409 text-changed'),
  },
  'open-signing-link': {
    body: () => ({ token: 'k'.repeat(32) }),
    answers: everybody('404 not-found'),
  },
  'send-signing-code': {
    body: () => ({ token: 'k'.repeat(32) }),
    answers: everybody('404 not-found'),
  },
  'confirm-signing-code': {
    body: () => ({ token: 'k'.repeat(32), code: '123456' }),
    answers: everybody('404 not-found'),
  },
  'save-signing-part': {
    body: () => ({ session: 'k'.repeat(43) }),
    answers: everybody('401 session-ended'),
  },
  'sign-by-link': {
    body: () => ({ session: 'k'.repeat(43), decision: 'decline' }),
    answers: everybody('401 session-ended'),
  },
  'resend-signing-link': {
    body: () => ({ token: 'k'.repeat(32) }),
    answers: everybody('404 not-found'),
  },
  'check-document': { body: () => ({ documentId: id }), answers: signedIn('404 not-found') },
  'decide-application': {
    body: () => ({ applicationId: id, action: 'approve', seenEvent: 1 }),
    answers: staff('404 not-found'),
  },
  'decide-bond-request': {
    body: () => ({ requestId: id, decision: 'decline', reason: REASON, seenEvent: 1 }),
    answers: staff('404 not-found'),
  },
  'delete-expired-records': { body: () => ({}), answers: schedule('200') },
  'generate-signed-url': {
    body: () => ({ bondId: id, type: 'bond' }),
    answers: signedIn('404 not-found'),
  },
  'add-blank-form': {
    body: () => ({ applicationId: id, name: 'form.pdf', content: btoa('%PDF-1.7\n') }),
    answers: staff('404 not-found'),
  },
  'store-own-form': {
    body: () => ({ applicationId: id, name: 'form.pdf', content: btoa('%PDF-1.7\n') }),
    answers: staff('404 not-found'),
  },
  'issue-bond': { body: () => ({ applicationId: id }), answers: staff('404 not-found') },
  'mail-confirmation': {
    body: () => ({ applicationId: id, quoteKey: buildQuote().quoteKey }),
    answers: anyone('404 not-found'),
  },
  'make-recovery-codes': {
    body: () => ({}),
    answers: { ...signedIn('200'), customer: '403 second-factor-required' },
  },
  'open-document': { body: () => ({ documentId: id }), answers: signedIn('404 not-found') },
  'renewal-reminders': { body: () => ({}), answers: schedule('200') },
  'request-bond-change': {
    body: () => ({ action: 'request', requestId: id, bondId: id, kind: 'release' }),
    answers: signedIn('404 not-found'),
  },
  'reveal-identity': {
    body: () => ({ applicationId: id, which: 'ssn', reason: REASON }),
    answers: staff('404 not-found'),
  },
  'finish-bonds': { body: () => ({}), answers: schedule('200') },
  'send-notifications': { body: () => ({}), answers: schedule('200') },
  'sign-manifests': { body: () => ({}), answers: schedule('200') },
  'seal-draft': {
    body: () => ({
      quoteId: id,
      numbers: [{ kind: 'ssn', holder: 'Ann', value: '219098765' }],
      isWhole: true,
    }),
    answers: signedIn('404 not-found'),
  },
  'bind-signed-parts': {
    body: () => ({ quoteId: id, matterId: id }),
    answers: signedIn('404 not-found'),
  },
  'submit-application': {
    body: () => buildSubmission(buildQuote(), application, id),
    answers: anyone('402 payment-missing'),
  },
  // A monitor has no key. Any other credentials change nothing.
  health: { method: 'GET', body: () => ({}), answers: { ...everybody('200'), service: '200' } },
  'add-matter-file': {
    body: () => ({
      fileId: id,
      matterId: id,
      kind: 'court-order',
      name: 'order.pdf',
      content: btoa('%PDF-1.7\n'),
    }),
    answers: signedIn('404 not-found'),
  },
  'open-matter-file': { body: () => ({ fileId: id }), answers: signedIn('404 not-found') },
  // A calendar program has no key either: the token in the address decides.
  'matter-calendar': {
    method: 'GET',
    body: () => ({}),
    answers: { ...everybody('404 not-found'), service: '404 not-found' },
  },
  'sweep-documents': { body: () => ({}), answers: schedule('200') },
  'tell-known-address': {
    body: () => ({ email: `${randomUUID()}@example.com` }),
    answers: everybody('200'),
  },
  'terms-pdf': { body: () => ({}), answers: everybody('200') },
  unsubscribe: { body: () => ({ token: 'no-token' }), answers: everybody('404 not-found') },
  'verify-bond': { body: () => ({ token: 'k'.repeat(32) }), answers: everybody('404 not-found') },
  // Pages send a report as they close, without a key. Any other credentials change nothing.
  'use-recovery-code': {
    body: () => ({ code: 'K7Q2M-9XWRT' }),
    // This function serves users who lost the second factor.
    answers: { ...everybody('422 wrong-code'), visitor: '401 unauthorized' },
  },
  vitals: {
    body: () => ({
      route: '/',
      vitals: [{ name: 'LCP', value: 900, rating: 'good', navigation: 'navigate' }],
    }),
    answers: { ...everybody('200'), service: '200' },
  },
  'withdraw-application': {
    body: () => ({ applicationId: id }),
    answers: signedIn('404 not-found'),
  },
};
