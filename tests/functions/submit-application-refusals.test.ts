import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '~/domain/dates';
import {
  buildNotaryApplication,
  buildQuote,
  buildSubmission,
  soon,
  type BuiltApplication,
} from '../support/builders.ts';
import { payFor, startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { NOTARY_PRICE } from '../support/notary-price.ts';

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

describe('an invalid payment', () => {
  it("is refused if it doesn't exist", async () => {
    expect(await submit(buildSubmission(quote, application, randomUUID()))).toMatchObject({
      status: 402,
      body: { code: 'payment-missing' },
    });
    expect(await applicationRow()).toBeUndefined();
  });

  it('is refused if it belongs to another quote, even in the same browser', async () => {
    const paymentId = await pay();
    quote = { ...quote, quoteId: randomUUID() };

    expect(await submit(buildSubmission(quote, application, paymentId))).toMatchObject({
      status: 402,
      body: { code: 'payment-missing' },
    });
    expect(await applicationRow()).toBeUndefined();
  });

  it("is refused if its price differs from today's", async () => {
    const paymentId = await pay();
    application.underwriting.creditCheck = 'not_authorized';
    const submission = {
      ...buildSubmission(quote, application, paymentId),
      price: { total: NOTARY_PRICE.total },
    };

    expect(await submit(submission)).toMatchObject({
      status: 409,
      body: { code: 'payment-mismatch' },
    });
    expect(await applicationRow()).toBeUndefined();
    expect(
      await stack.query('select status from public.payments where quote_id = $1', [quote.quoteId]),
    ).toEqual([{ status: 'authorized' }]);
  });
});

describe('invalid answers', () => {
  it('are sent back with every path, and nothing is stored', async () => {
    const { status, body } = await submit({
      ...buildSubmission(quote, application, await pay()),
      applicant: { ...application.applicant, ssn: '000-00-0000', email: 'nobody' },
      business: { ...application.business, employeeCount: 0 },
    });

    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'invalid-application',
      issues: [
        { path: ['applicant', 'email'], message: 'Valid email is required' },
        { path: ['applicant', 'ssn'] },
        { path: ['business', 'employeeCount'], message: 'Employee count is required' },
      ],
    });
    expect(await applicationRow()).toBeUndefined();
  });

  it('are refused for dates, years and a ZIP code that the forms refuse too', async () => {
    const paymentId = await pay();
    const { applicant, bondDetails } = application;
    const late = { ...bondDetails, effectiveDate: addDays(soon(), 365) };
    const submission = {
      ...buildSubmission(quote, application, paymentId),
      bondDetails: { ...bondDetails, effectiveDate: addDays(soon(), -16) },
      applicant: {
        ...applicant,
        address: { ...applicant.address, zipCode: '00000' },
        experience: { ...applicant.experience, yearsInBusiness: 200 },
      },
    };

    expect(await submit(submission)).toMatchObject({
      status: 422,
      body: {
        issues: [
          { path: ['bondDetails', 'effectiveDate'] },
          { path: ['applicant', 'address', 'zipCode'] },
          { path: ['applicant', 'experience', 'yearsInBusiness'] },
        ],
      },
    });
    expect(
      await submit({ ...buildSubmission(quote, application, paymentId), bondDetails: late }),
    ).toMatchObject({
      status: 422,
      body: { issues: [{ path: ['bondDetails', 'effectiveDate'] }] },
    });
    expect(await applicationRow()).toBeUndefined();
  });

  it('do not stop a repeated call whose bond has begun since', async () => {
    const submission = buildSubmission(quote, application, await pay());
    const first = await submit(submission);
    const begun = { ...submission.bondDetails, effectiveDate: addDays(soon(), -16) };

    expect(await submit({ ...submission, bondDetails: begun })).toMatchObject({
      status: first.status,
      body: { applicationNumber: (first.body as { applicationNumber: string }).applicationNumber },
    });
  });

  it.each(['bondDetails', 'applicant', 'business', 'underwriting'])(
    'are refused without the section %s',
    async (section) => {
      const submission = buildSubmission(quote, application, randomUUID());

      expect(await submit({ ...submission, [section]: undefined })).toMatchObject({
        status: 422,
        body: { code: 'invalid-application' },
      });
    },
  );

  it.each([
    ['a bond nobody sells', { bondType: 'spaceship', stateCode: 'TX' }],
    ['a state where we do not write the bond', { bondType: 'notary', stateCode: 'AK' }],
  ])('are refused for %s', async (_, selection) => {
    const submission = buildSubmission(quote, application, await pay());

    expect(await submit({ ...submission, selection })).toMatchObject({
      status: 422,
      body: { code: 'unknown-bond' },
    });
    expect(await applicationRow()).toBeUndefined();
  });

  it('go to review if the bond starts too far ahead', async () => {
    application.bondDetails.effectiveDate = addDays(soon(), 200);
    const { body } = await submit(buildSubmission(quote, application, await pay()));

    expect(body).toMatchObject({ reasons: ['effective-date-out-of-range'] });
  });
});

describe('a submission whose last step fails', () => {
  it('stores nothing, and succeeds when repeated', async () => {
    const submission = buildSubmission(quote, application, await pay());
    await stack.query(
      `alter table public.application_events add constraint last_step check (kind <> 'approved') not valid`,
    );

    expect(await submit(submission)).toMatchObject({ status: 500, body: { code: 'unexpected' } });
    await stack.query('alter table public.application_events drop constraint last_step');

    const { quoteId } = quote;
    expect(await applicationRow()).toBeUndefined();
    for (const table of ['public.application_events', 'private.application_secrets']) {
      const left = `select 1 from ${table} where application_id = $1`;
      expect(await stack.query(left, [quoteId]), table).toEqual([]);
    }
    expect(
      await stack.query('select status, application_id from public.payments where quote_id = $1', [
        quoteId,
      ]),
    ).toEqual([{ status: 'authorized', application_id: null }]);

    expect(await submit(submission)).toMatchObject({ status: 200, body: { status: 'issued' } });
  });
});
