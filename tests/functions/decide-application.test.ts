import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildErisaApplication, buildQuote, buildSubmission } from '../support/builders.ts';
import { expireToken } from '../support/expired-token.ts';
import { payFor, startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';

let stack: FunctionsStack;
let customer: { userId: string; token: string };
let underwriter: { userId: string; token: string };
let applicationId: string;

beforeAll(async () => {
  stack = await startFunctionsStack();
  customer = await stack.signIn();
  underwriter = await stack.signInStaff();
});

beforeEach(async () => {
  const [quote, application] = [buildQuote(), buildErisaApplication()];
  const underReview = {
    ...application,
    underwriting: { ...application.underwriting, creditCheck: 'not_authorized' as const },
  };
  const paymentId = await payFor(stack, quote, underReview, { token: customer.token });
  const { body } = await stack.call(
    'submit-application',
    buildSubmission(quote, underReview, paymentId),
    { token: customer.token },
  );
  expect(body).toMatchObject({ status: 'under_review' });
  applicationId = quote.quoteId;
});

afterAll(() => stack.stop());

async function lastEvent(): Promise<number> {
  const [row] = await stack.query(
    'select max(id) as id from public.application_events where application_id = $1',
    [applicationId],
  );

  return Number(row?.['id']);
}

type Changes = {
  action?: string;
  reason?: string;
  documents?: string[];
  seenEvent?: number;
  applicationId?: string;
};

async function decide(changes: Changes = {}, token: string | undefined = underwriter.token) {
  const decision = { applicationId, action: 'approve', seenEvent: await lastEvent(), ...changes };
  const { status, body } = await stack.call('decide-application', decision, {
    ...(token !== undefined && { token }),
  });

  return { status, body };
}

describe('decide-application', () => {
  it('approves the version that the underwriter saw', async () => {
    expect(await decide()).toEqual({ status: 200, body: { status: 'approved' } });
  });

  it('declines with a reason and voids the payment', async () => {
    expect(await decide({ action: 'decline', reason: 'Open judgments.' })).toEqual({
      status: 200,
      body: { status: 'declined' },
    });
    const payments = await stack.query(
      'select status from public.payments where application_id = $1',
      [applicationId],
    );
    expect(payments).toEqual([{ status: 'voided' }]);
  });

  it('requests each document once and sends a mail about it', async () => {
    const asked = { action: 'request-information', reason: 'The last two years' };

    await decide({ ...asked, documents: ['tax_returns', 'personal_id', 'tax_returns'] });

    const documents = ['tax_returns', 'personal_id'];
    expect(
      await stack.query(
        `select detail from public.application_events where application_id = $1 order by id desc limit 1`,
        [applicationId],
      ),
    ).toEqual([{ detail: { question: 'The last two years', documents } }]);
    expect(
      await stack.query(
        `select data from private.notifications where application_id = $1 and kind = 'document_asked'`,
        [applicationId],
      ),
    ).toMatchObject([{ data: { question: 'The last two years', documents } }]);
  });

  it("refuses a colleague who saw neither the question nor the customer's answer", async () => {
    const seenEvent = await lastEvent();
    expect(await decide({ action: 'request-information', reason: 'Which plan?' })).toEqual({
      status: 200,
      body: { status: 'information_requested' },
    });
    const answered = await stack.call(
      'answer-information-request',
      { applicationId, answer: 'The 401(k) plan.' },
      { token: customer.token },
    );
    expect(answered.status).toBe(200);

    expect(await decide({ seenEvent })).toEqual({
      status: 409,
      body: { code: 'changed-meanwhile' },
    });
    expect(await decide()).toEqual({ status: 200, body: { status: 'approved' } });
  });

  it('decides once for a double click', async () => {
    const decision = { action: 'decline', reason: 'No.', seenEvent: await lastEvent() };
    const twice = await Promise.all([decide(decision), decide(decision)]);

    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    const events = await stack.query(
      `select id from public.application_events where application_id = $1 and kind = 'declined'`,
      [applicationId],
    );
    expect(events).toHaveLength(1);
  });

  it('refuses a customer, a visitor, an expired session and an unknown application', async () => {
    expect(await decide({}, customer.token)).toEqual({ status: 403, body: { code: 'not-staff' } });
    const visitor = await stack.call('decide-application', {
      applicationId,
      action: 'approve',
      seenEvent: 1,
    });
    expect(visitor.status).toBe(401);
    expect((await decide({}, await expireToken(underwriter.token))).status).toBe(401);
    expect((await decide({ applicationId: randomUUID() })).status).toBe(404);
  });

  it('requires a reason for the customer', async () => {
    expect(await decide({ action: 'decline', reason: '  ' })).toMatchObject({
      status: 422,
      body: { code: 'invalid-application' },
    });
  });

  it('refuses an application that is already decided', async () => {
    await decide();

    expect(await decide({ action: 'decline', reason: 'Late.' })).toEqual({
      status: 409,
      body: { code: 'not-open' },
    });
  });
});
