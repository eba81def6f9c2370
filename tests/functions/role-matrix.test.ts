import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLISHABLE_KEY, SECRET_KEY } from '../../supabase/local/keys.ts';
import {
  buildNotaryApplication,
  buildPaymentRequest,
  buildQuote,
  buildSubmission,
} from '../support/builders.ts';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { signInWithPassword, tokenOf } from '../support/second-factor.ts';

const CALLERS = [
  'visitor',
  'customer',
  'underwriter',
  'admin',
  'underwriter without a factor',
  'underwriter whose session ended',
  'service',
] as const;

type Caller = (typeof CALLERS)[number];

/** A call that is whole but names nothing there is, and what each caller is answered. */
type Line = { body: () => object; answers: Record<Caller, string> };

const id = randomUUID();
const REASON = 'To compare it with the court order';

/** Anyone with the key of the site, but not with the secret key, which belongs in no browser. */
const everybody = (answer: string): Line['answers'] => ({
  visitor: answer,
  customer: answer,
  underwriter: answer,
  admin: answer,
  'underwriter without a factor': answer,
  'underwriter whose session ended': '401 unauthorized',
  service: '401 unauthorized',
});

/** The same, except who has a second factor and did not prove it: the account behind the call is not theirs to use. */
const anyone = (answer: string): Line['answers'] => ({
  ...everybody(answer),
  'underwriter without a factor': '403 second-factor-required',
});

/** Who is signed in; the staff like any other customer. */
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

/** Every edge function. One that is not listed fails the first test. */
const FUNCTIONS: Readonly<Record<string, Line>> = {
  'answer-information-request': {
    body: () => ({ applicationId: id, answer: 'Ann' }),
    answers: signedIn('404 not-found'),
  },
  'application-receipt': {
    body: () => ({ applicationId: id, quoteKey: buildQuote().quoteKey }),
    answers: anyone('404 not-found'),
  },
  'audit-bundle': { body: () => ({ bondId: id }), answers: signedIn('404 not-found') },
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
  'issue-bond': { body: () => ({ applicationId: id }), answers: staff('404 not-found') },
  'mail-confirmation': {
    body: () => ({ applicationId: id, quoteKey: buildQuote().quoteKey }),
    answers: anyone('404 not-found'),
  },
  'make-recovery-codes': {
    body: () => ({}),
    answers: {
      ...signedIn('200'),
      customer: '403 second-factor-required',
    },
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
  'send-notifications': { body: () => ({}), answers: schedule('200') },
  'sign-manifests': { body: () => ({}), answers: schedule('200') },
  'submit-application': {
    body: () => buildSubmission(buildQuote(), application, id),
    answers: anyone('402 payment-missing'),
  },
  'sweep-documents': { body: () => ({}), answers: schedule('200') },
  'terms-pdf': { body: () => ({}), answers: everybody('200') },
  unsubscribe: { body: () => ({ token: 'no-token' }), answers: everybody('404 not-found') },
  'verify-bond': { body: () => ({ token: 'k'.repeat(32) }), answers: everybody('404 not-found') },
  // Pages send it as they close, with no key at all; what else it carries changes nothing.
  'use-recovery-code': {
    body: () => ({ code: 'K7Q2M-9XWRT' }),
    // The way out for whoever lost the second factor.
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

let stack: FunctionsStack;
const tokens: Partial<Record<Caller, string>> = {};

beforeAll(async () => {
  stack = await startFunctionsStack();
  const underwriter = await stack.signInStaff();
  const leaver = await stack.signInStaff();
  await leaver.client.auth.signOut({ scope: 'global' });
  Object.assign(tokens, {
    customer: (await stack.signIn()).token,
    underwriter: underwriter.token,
    admin: (await stack.signInStaff('admin')).token,
    'underwriter without a factor': await tokenOf(await signInWithPassword(stack, underwriter)),
    'underwriter whose session ended': leaver.token,
  });
});

afterAll(() => stack.stop());

/** A text with its ids in capital letters, as Postgres takes them and never writes them. */
function inCapitals(text: string): string {
  return text.replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gu, (found) => found.toUpperCase());
}

/** What a caller is answered, with the code where it is a refusal. A file is an answer too. */
async function answerTo(caller: Caller, name: string, body: object): Promise<string> {
  const token = tokens[caller];
  const response = await fetch(`${stack.apiUrl}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'cf-connecting-ip': '2001:db8:1::1',
      apikey: caller === 'service' ? SECRET_KEY : PUBLISHABLE_KEY,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (response.ok) {
    await response.arrayBuffer();
    return String(response.status);
  }
  const { code } = (await response.json()) as { code?: string };

  return `${response.status} ${code ?? ''}`;
}

describe('every edge function', () => {
  it('has a line here, a folder and a setting', () => {
    const root = new URL('../../supabase/', import.meta.url);
    const config = parse(readFileSync(new URL('config.toml', root), 'utf8'));
    const folders = readdirSync(new URL('functions', root), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
      .map(({ name }) => name);

    expect(Object.keys(FUNCTIONS).toSorted()).toEqual(folders.toSorted());
    expect(Object.keys(config['functions'] as object).toSorted()).toEqual(folders.toSorted());
  });

  it.each(Object.entries(FUNCTIONS))('%s answers each caller as it may', async (name, line) => {
    const found: Partial<Record<Caller, string>> = {};
    for (const caller of CALLERS) found[caller] = await answerTo(caller, name, line.body());

    expect(found).toEqual(line.answers);
  });

  it.each(Object.entries(FUNCTIONS))('%s reads ids in capitals as well', async (name, line) => {
    const caller = line.answers.underwriter.startsWith('401') ? 'service' : 'underwriter';
    const body = JSON.parse(inCapitals(JSON.stringify(line.body()))) as object;

    expect(await answerTo(caller, name, body)).toBe(line.answers[caller]);
  });
});
