import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildNotaryApplication, buildQuote, buildSubmission } from '../support/builders.ts';
import { expireToken } from '../support/expired-token.ts';
import { payByWire, startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';

const WITHDRAWN = { status: 200, body: { status: 'withdrawn' } };

let stack: FunctionsStack;
let owner: { userId: string; token: string };
let applicationId: string;

beforeAll(async () => {
  stack = await startFunctionsStack();
  owner = await stack.signIn();
});

beforeEach(async () => {
  applicationId = await submit();
});

afterAll(() => stack.stop());

/** Submits an application that is approved immediately and returns its id. */
async function submit(): Promise<string> {
  const [quote, application] = [buildQuote(), buildNotaryApplication()];
  const paymentId = await payByWire(stack, quote, application, { token: owner.token });
  const body = buildSubmission(quote, application, paymentId);
  await stack.call('submit-application', body, { token: owner.token });

  return quote.quoteId;
}

const withdraw = (id: string, token?: string) =>
  stack.call('withdraw-application', { applicationId: id }, token === undefined ? {} : { token });

async function stored() {
  const [row] = await stack.query(
    `select application.status, payment.status as payment from public.applications as application
     join public.payments as payment on payment.application_id = application.id where application.id = $1`,
    [applicationId],
  );

  return row;
}

describe('withdraw-application', () => {
  it('withdraws the application and voids the payment', async () => {
    expect(await withdraw(applicationId, owner.token)).toMatchObject(WITHDRAWN);
    expect(await stored()).toEqual({ status: 'withdrawn', payment: 'voided' });
  });

  it('withdraws once for a double click and a later repetition', async () => {
    const twice = await Promise.all([1, 2].map(() => withdraw(applicationId, owner.token)));
    const later = await withdraw(applicationId, owner.token);

    for (const answer of [...twice, later]) expect(answer).toMatchObject(WITHDRAWN);
    expect(
      await stack.query(
        `select 1 from public.application_events where application_id = $1 and kind = 'withdrawn'`,
        [applicationId],
      ),
    ).toHaveLength(1);
  });

  it('withdraws a draft that was never sent', async () => {
    const id = randomUUID();
    await stack.query('insert into public.applications (id, user_id) values ($1, $2)', [
      id,
      owner.userId,
    ]);

    expect(await withdraw(id, owner.token)).toMatchObject(WITHDRAWN);
  });

  it('refuses an application whose bond is issued', async () => {
    await stack.query(`update public.applications set status = 'issued' where id = $1`, [
      applicationId,
    ]);

    expect(await withdraw(applicationId, owner.token)).toMatchObject({
      status: 409,
      body: { code: 'not-open' },
    });
    expect(await stored()).toEqual({ status: 'issued', payment: 'authorized' });
  });

  it('finds nothing for another customer or for staff, who decline instead', async () => {
    const [stranger, staff] = [await stack.signIn(), await stack.signInStaff('admin')];

    for (const { token } of [stranger, staff]) {
      expect(await withdraw(applicationId, token)).toMatchObject({
        status: 404,
        body: { code: 'not-found' },
      });
    }
    expect(await stored()).toEqual({ status: 'approved', payment: 'authorized' });
  });

  it('refuses a visitor and an expired token', async () => {
    for (const token of [undefined, await expireToken(owner.token)]) {
      expect(await withdraw(applicationId, token)).toMatchObject({
        status: 401,
        body: { code: 'unauthorized' },
      });
    }
    expect(await stored()).toEqual({ status: 'approved', payment: 'authorized' });
  });

  it.each([
    ['no application', {}],
    ['a number', { applicationId: 'APP-123456' }],
  ])('is refused with %s', async (_, body) => {
    expect(await stack.call('withdraw-application', body, { token: owner.token })).toMatchObject({
      status: 422,
    });
  });
});
