import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatSsn } from '~/domain/formats/ssn';
import {
  buildNotaryApplication,
  buildQuote,
  buildSubmission,
  SECRETS,
} from '../support/builders.ts';
import { payFor, startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { statusesOf } from '../support/many-calls.ts';

let stack: FunctionsStack;
let customer: { userId: string; token: string };
let member: { userId: string; token: string };
let applicationId: string;

beforeAll(async () => {
  stack = await startFunctionsStack();
  customer = await stack.signIn();
  member = await stack.signInStaff();
  const [quote, application] = [buildQuote(), buildNotaryApplication()];
  const paymentId = await payFor(stack, quote, application, { token: customer.token });
  await stack.call('submit-application', buildSubmission(quote, application, paymentId), {
    token: customer.token,
  });
  applicationId = quote.quoteId;
});

afterAll(() => stack.stop());

const REASON = 'To compare it with the court order';

const reveal = (changes: object = {}, token: string | undefined = member.token) =>
  stack.call(
    'reveal-identity',
    { applicationId, which: 'ssn', reason: REASON, ...changes },
    { ...(token !== undefined && { token }) },
  );

const looks = () =>
  stack.query(
    `select actor_id, detail from public.application_events where kind = 'identity-revealed' order by id`,
  );

describe('reveal-identity', () => {
  it('refuses a customer, a visitor, an unknown application and a missing reason, and records nothing', async () => {
    expect(await reveal({}, customer.token)).toMatchObject({
      status: 403,
      body: { code: 'not-staff' },
    });
    const visitor = await stack.call('reveal-identity', {
      applicationId,
      which: 'ssn',
      reason: REASON,
    });
    expect(visitor).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
    expect((await reveal({ applicationId: randomUUID() })).status).toBe(404);
    expect((await reveal({ reason: 'because' })).body).toEqual({
      code: 'invalid-application',
      issues: [{ path: ['reason'], message: 'too-short' }],
    });
    expect((await reveal({ reason: `Compare ${formatSsn(SECRETS.ssn)}` })).status).toBe(422);
    expect((await reveal({ which: 'date_of_birth' })).status).toBe(422);
    expect(await looks()).toEqual([]);
  });

  it('shows staff the number, uncached, with a record that omits the number', async () => {
    const ssn = await reveal();
    const ein = await reveal({ which: 'ein' });

    expect(ssn).toMatchObject({ status: 200, body: { number: SECRETS.ssn } });
    expect(ssn.headers.get('cache-control')).toBe('no-store');
    expect(ein).toMatchObject({ status: 200, body: { number: SECRETS.ein } });
    expect(await looks()).toEqual([
      { actor_id: member.userId, detail: { which: 'ssn', reason: REASON } },
      { actor_id: member.userId, detail: { which: 'ein', reason: REASON } },
    ]);
    expect(stack.output.join('\n')).not.toContain(SECRETS.ssn);
  });

  it('shows the number for an application id in uppercase, or one submitted in uppercase', async () => {
    expect(await reveal({ applicationId: applicationId.toUpperCase() })).toMatchObject({
      status: 200,
      body: { number: SECRETS.ssn },
    });

    const [quote, application] = [buildQuote(), buildNotaryApplication()];
    const loud = { ...quote, quoteId: quote.quoteId.toUpperCase() };
    const paymentId = await payFor(stack, loud, application, { token: customer.token });
    const submission = buildSubmission(loud, application, paymentId.toUpperCase());
    expect(
      (await stack.call('submit-application', submission, { token: customer.token })).status,
    ).toBe(200);
    expect(await reveal({ applicationId: quote.quoteId })).toMatchObject({
      status: 200,
      body: { number: SECRETS.ssn },
    });
  });

  it('refuses a number that was swapped with another', async () => {
    await stack.query(
      `update private.application_secrets as kept set sealed = other.sealed, nonce = other.nonce
       from private.application_secrets as other
       where kept.application_id = $1 and kept.kind = 'ein' and other.application_id = $1 and other.kind = 'ssn'`,
      [applicationId],
    );

    expect(await reveal({ which: 'ein' })).toMatchObject({
      status: 500,
      body: { code: 'unexpected' },
    });
  });

  it('allows a person 30 reveals an hour from any address, and returns the time of the next', async () => {
    const colleague = await stack.signInStaff('admin');
    const statuses = await statusesOf(30, () => reveal({}, colleague.token));
    expect(statuses).toEqual(new Set([200]));

    const { status, body, headers } = await reveal({}, colleague.token);
    expect({ status, body }).toEqual({ status: 429, body: { code: 'rate-limited' } });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000);
    expect((await reveal()).status).toBe(200);
  });
});
