import { addYears } from '~/domain/dates';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import { DOCUMENTS_MESSAGE } from '~/domain/quote/required-documents';
import { submissionReceiptSchema } from '~/domain/quote/submission';
import {
  buildErisaApplication,
  buildExecutorApplication,
  buildNotaryApplication,
  buildQuote,
  buildSubmission,
  type BuiltApplication,
} from '../support/builders.ts';
import { payFor, startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { NOTARY_PRICE } from '../support/notary-price.ts';
import { untilNotBusy } from '../support/until-not-busy.ts';

let stack: FunctionsStack;
let application: BuiltApplication;
let quote: { quoteId: string; quoteKey: string };

beforeAll(async () => {
  stack = await startFunctionsStack();
});

beforeEach(() => {
  application = buildNotaryApplication();
  quote = buildQuote();
});

afterAll(() => stack.stop());

const pay = (token?: string) => payFor(stack, quote, application, token ? { token } : {});

const submit = (body: object, token?: string) =>
  stack.call('submit-application', body, token ? { token } : {});

async function applicationRow() {
  const [row] = await stack.query('select * from public.applications where id = $1', [
    quote.quoteId,
  ]);
  return row;
}

function bondRows() {
  return stack.query('select * from public.bonds where application_id = $1', [quote.quoteId]);
}

async function eventsOf(quoteId: string) {
  return stack.query(
    'select actor, actor_id, kind, detail from public.application_events where application_id = $1 order by id',
    [quoteId],
  );
}

describe('submit-application', () => {
  it("issues a notary's bond in Tennessee immediately and returns the receipt", async () => {
    const { status, body } = await submit(buildSubmission(quote, application, await pay()));

    expect(status).toBe(200);
    const receipt = submissionReceiptSchema.parse(body);
    expect(receipt).toMatchObject({
      applicationId: quote.quoteId,
      status: 'issued',
      price: { total: NOTARY_PRICE.total },
      payment: { method: 'credit_card', lastFour: '4242' },
      reasons: [],
    });
    expect(await applicationRow()).toMatchObject({
      number: receipt.applicationNumber,
      status: 'issued',
      bond_slug: 'notary',
      state_code: 'TN',
      user_id: null,
      penal_sum_cents: 1_000_000,
      total_cents: NOTARY_PRICE.total,
      terms_version: 'v1.1',
    });
    expect(await eventsOf(quote.quoteId)).toMatchObject([
      { actor: 'customer', kind: 'submitted', detail: { termsVersion: 'v1.1' } },
      { actor: 'system', kind: 'approved' },
      { actor: 'system', kind: 'issued' },
    ]);
    expect(await bondRows()).toMatchObject([
      { status: 'active', principal: 'Marisol Okafor', amount_cents: 1_000_000 },
    ]);
  });

  it('issues an ERISA fidelity bond with the discount for large bonds', async () => {
    application = buildErisaApplication();
    const { body } = await submit(buildSubmission(quote, application, await pay()));

    expect(body).toMatchObject({ status: 'issued', price: { total: dollars(1950 + 75 + 156) } });
  });

  it('requires the documents for an executor bond, and stores nothing without them', async () => {
    application = buildExecutorApplication();
    const { status, body } = await submit(buildSubmission(quote, application, await pay()));

    expect(status).toBe(422);
    expect(body).toEqual({
      code: 'invalid-application',
      issues: [{ path: ['documents'], message: DOCUMENTS_MESSAGE }],
    });
    expect(await applicationRow()).toBeUndefined();
  });

  it('sends an application to an underwriter if an answer is yes', async () => {
    application.underwriting.claimsHistory = { answer: 'yes', details: 'A claim in 2021, paid' };
    const { body } = await submit(buildSubmission(quote, application, await pay()));

    const reasons = ['underwriting-answer'];
    expect(body).toMatchObject({ status: 'under_review', reasons });
    expect(await applicationRow()).toMatchObject({
      status: 'under_review',
      review_reasons: reasons,
    });
    expect((await eventsOf(quote.quoteId))[1]).toMatchObject({
      kind: 'sent-to-review',
      detail: { reasons },
    });
  });

  it('stores answers in a normalized form', async () => {
    const paymentId = await pay();
    const { body } = await submit({
      ...buildSubmission(quote, application, paymentId),
      bondDetails: { ...application.bondDetails, amount: '$10,000.00', termYears: '4' },
      applicant: {
        ...application.applicant,
        phone: '(803) 555-0123',
        ssn: '219-09-8765',
        unknown: 'field',
      },
      status: 'approved',
      number: 'APP-000001',
    });

    expect(body['status']).toBe('issued');
    const { ssn: _ssn, dateOfBirth: _dateOfBirth, ...applicant } = application.applicant;
    const { ein: _ein, ...business } = application.business;
    expect((await applicationRow())?.['answers']).toEqual({
      bondDetails: application.bondDetails,
      term: { endsOn: addYears(application.bondDetails.effectiveDate, 4), ending: 'at-12-01' },
      applicant,
      business,
      underwriting: application.underwriting,
    });
  });

  it('returns the same receipt to a repeated submission, and stores it once', async () => {
    const submission = buildSubmission(quote, application, await pay());
    const first = await submit(submission);
    const second = await submit(submission);

    expect(second.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(await eventsOf(quote.quoteId)).toHaveLength(3);
  });

  it('creates one row, one bond, one number and one answer for ten simultaneous submissions', async () => {
    const submission = buildSubmission(quote, application, await pay());
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => untilNotBusy(() => submit(submission))),
    );

    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(
      await stack.query('select id from public.applications where id = $1', [quote.quoteId]),
    ).toHaveLength(1);
    expect(await bondRows()).toHaveLength(1);
    expect(await eventsOf(quote.quoteId)).toHaveLength(3);
    expect(
      await stack.query('select status from public.payments where quote_id = $1', [quote.quoteId]),
    ).toEqual([{ status: 'captured' }]);
  });
});

describe('the application', () => {
  it('belongs to the customer of the token', async () => {
    const { userId, token } = await stack.signIn();
    const { status } = await submit(buildSubmission(quote, application, await pay()), token);

    expect(status).toBe(200);
    expect(await applicationRow()).toMatchObject({ user_id: userId });
    expect(await eventsOf(quote.quoteId)).toMatchObject([
      { actor_id: userId },
      { actor_id: null },
      { actor_id: null },
    ]);
    expect(await bondRows()).toMatchObject([{ user_id: userId }]);
  });

  it('is refused to another browser before and after submission, and stays unchanged', async () => {
    const paymentId = await pay();
    const stranger = {
      ...buildSubmission(quote, application, paymentId),
      quoteKey: buildQuote().quoteKey,
    };
    const refusal = { status: 403, body: { code: 'not-your-quote' } };

    expect(await submit(stranger)).toMatchObject(refusal);
    expect(await applicationRow()).toBeUndefined();

    await submit(buildSubmission(quote, application, paymentId));
    const before = await applicationRow();
    expect(await submit(stranger)).toMatchObject(refusal);
    expect(await applicationRow()).toEqual(before);
  });

  it('is refused to another customer, even with the key', async () => {
    const owner = await stack.signIn();
    const stranger = await stack.signIn();
    const submission = buildSubmission(quote, application, await pay(owner.token));

    expect(await submit(submission, stranger.token)).toMatchObject({
      status: 403,
      body: { code: 'not-your-quote' },
    });
    expect(await applicationRow()).toBeUndefined();
  });

  it('is refused if another customer saved a draft under the same id', async () => {
    const { userId } = await stack.signIn();
    await stack.query('insert into public.applications (id, user_id) values ($1, $2)', [
      quote.quoteId,
      userId,
    ]);
    const submission = buildSubmission(quote, application, randomUUID());

    expect(await submit(submission)).toMatchObject({ body: { code: 'not-your-quote' } });
    expect(await applicationRow()).toMatchObject({ status: 'draft', user_id: userId });
  });
});
