import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import { paymentReceiptSchema } from '~/domain/quote/payment-authorization';
import { PUBLISHABLE_KEY } from '../support/keys.ts';
import {
  buildErisaApplication,
  buildNotaryApplication,
  buildPaymentRequest,
  buildQuote,
} from '../support/builders.ts';
import {
  startFunctionsStack,
  type CallOptions,
  type FunctionsStack,
} from '../support/functions-stack.ts';
import { NOTARY_PRICE } from '../support/notary-price.ts';

type Request = ReturnType<typeof buildPaymentRequest>;

let stack: FunctionsStack;
let request: Request;

beforeAll(async () => {
  stack = await startFunctionsStack();
});

beforeEach(() => {
  request = buildPaymentRequest(buildQuote(), buildNotaryApplication());
});

afterAll(() => stack.stop());

const authorize = (body: object, options?: CallOptions) =>
  stack.call('authorize-payment', body, options);

async function paymentsOf(quoteId: string) {
  return stack.query(
    `select id, status, amount_cents::integer as amount, method, user_id, last_four, terms_version
     from public.payments where quote_id = $1 order by created_at`,
    [quoteId],
  );
}

describe('authorize-payment', () => {
  it('authorizes the price that the server calculates, and returns a receipt', async () => {
    const { status, body } = await authorize(request);

    expect(status).toBe(200);
    expect(paymentReceiptSchema.parse(body)).toMatchObject({
      method: 'credit_card',
      lastFour: '4242',
      amount: NOTARY_PRICE.total,
      price: NOTARY_PRICE,
    });
    expect(await paymentsOf(request.quoteId)).toEqual([
      {
        id: body['paymentId'],
        status: 'authorized',
        amount: NOTARY_PRICE.total,
        method: 'credit_card',
        user_id: null,
        last_four: '4242',
        terms_version: 'v1.1',
      },
    ]);
  });

  it('ignores prices, users and states in the body', async () => {
    const forged = {
      ...request,
      amount: 1,
      price: { premium: 1, fees: 0, taxes: 0, total: 1 },
      total: 1,
      userId: randomUUID(),
      status: 'captured',
      paymentId: randomUUID(),
    };

    const { body } = await authorize(forged);
    expect(body['amount']).toBe(NOTARY_PRICE.total);
    expect(await paymentsOf(request.quoteId)).toMatchObject([
      { amount: NOTARY_PRICE.total, status: 'authorized', user_id: null },
    ]);
  });

  it.each([-1, 1])(
    'reserves nothing at a price that the page did not show, and names its own (%i cent)',
    async (difference) => {
      const shown = NOTARY_PRICE.total + difference;
      const refused = { status: 409, body: { code: 'payment-mismatch', owed: NOTARY_PRICE.total } };

      expect(await authorize({ ...request, shownTotal: shown })).toMatchObject(refused);
      expect(await paymentsOf(request.quoteId)).toEqual([]);
      expect(
        await stack.query('select 1 from private.payment_attempts where quote_id = $1', [
          request.quoteId,
        ]),
      ).toEqual([]);

      const agreed = { ...request, shownTotal: NOTARY_PRICE.total };
      const { status, body } = await authorize(agreed);
      expect(status).toBe(200);
      expect(await authorize(agreed)).toMatchObject({ status, body });
      expect(await authorize({ ...request, shownTotal: shown })).toMatchObject(refused);
      expect(await paymentsOf(request.quoteId)).toMatchObject([{ amount: NOTARY_PRICE.total }]);
    },
  );

  it('charges for skipping the credit check', async () => {
    const { body } = await authorize({ ...request, creditCheck: 'not_authorized' });

    expect(body['amount']).toBe(dollars(200 + 75 + 16));
  });

  it('accepts a wire without a token and digits', async () => {
    const { token: _token, lastFour: _lastFour, ...rest } = request;
    const { status, body } = await authorize({ ...rest, method: 'wire' });

    expect(status).toBe(200);
    expect(body).not.toHaveProperty('lastFour');
  });

  it('returns the same receipt for the same payment, immediately or later', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => authorize(request)));
    answers.push(await authorize(request));

    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await paymentsOf(request.quoteId)).toHaveLength(1);
  });

  it.each([
    ['amount', () => ({ bondDetails: { ...request.bondDetails, amount: dollars(12_000) } })],
    ['card', () => ({ lastFour: '0005' })],
    ['method', () => ({ method: 'ach' })],
  ])('replaces the payment if the %s changes', async (_, change) => {
    const first = await authorize(request);
    const second = await authorize({ ...request, ...change() });

    expect(second.status).toBe(200);
    expect(await paymentsOf(request.quoteId)).toMatchObject([
      { id: first.body['paymentId'], status: 'voided' },
      { id: second.body['paymentId'], status: 'authorized' },
    ]);
  });

  it('accepts an amount again after a void', async () => {
    await authorize(request);
    await authorize({ ...request, lastFour: '0005' });
    const { status } = await authorize(request);

    expect(status).toBe(200);
    const payments = await paymentsOf(request.quoteId);
    expect(payments.map((payment) => payment['status'])).toEqual([
      'voided',
      'voided',
      'authorized',
    ]);
  });

  it.each([
    ['an amount below the limit', { amount: dollars(499) }, ['bondDetails', 'amount']],
    ['a term the state does not know', { termYears: 1 }, ['bondDetails', 'termYears']],
    ['no obligee', { obligee: '' }, ['bondDetails', 'obligee']],
  ])('refuses %s and names the field', async (_, change, path) => {
    const { status, body } = await authorize({
      ...request,
      bondDetails: { ...request.bondDetails, ...change },
    });

    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'invalid-application',
      issues: [{ path, message: expect.any(String) }],
    });
    expect(await paymentsOf(request.quoteId)).toEqual([]);
  });

  it('refuses terms that the customer did not accept', async () => {
    const { body } = await authorize({ ...request, billing: { ...request.billing, terms: false } });

    expect(body).toEqual({
      code: 'invalid-application',
      issues: [{ path: ['billing', 'terms'], message: 'You must accept the terms and conditions' }],
    });
  });

  it.each([
    ['a bond nobody sells', { bondType: 'spaceship' }],
    ['a state we do not serve', { stateCode: 'AK' }],
  ])('refuses %s', async (_, change) => {
    expect(await authorize({ ...request, ...change })).toMatchObject({
      status: 422,
      body: { code: 'unknown-bond' },
    });
  });

  it.each(['4242424242424242', 'tok', 'sim_4242 4242 4242 4242'])(
    'refuses %s as a token',
    async (token) => {
      expect(await authorize({ ...request, token })).toMatchObject({
        status: 422,
        body: { code: 'invalid-application', issues: [{ path: ['token'] }] },
      });
    },
  );
});

describe('a payment', () => {
  it('belongs to the signed-in customer, not to an id in the body', async () => {
    const customer = await stack.signIn();
    await authorize({ ...request, userId: randomUUID() }, { token: customer.token });

    expect(await paymentsOf(request.quoteId)).toMatchObject([{ user_id: customer.userId }]);
  });

  it('belongs to no account if the token is only the publishable key, as supabase-js sends it', async () => {
    const { status } = await authorize(request, { token: PUBLISHABLE_KEY });

    expect(status).toBe(200);
    expect(await paymentsOf(request.quoteId)).toMatchObject([{ user_id: null }]);
  });

  it('is refused to another browser and stays unchanged', async () => {
    await authorize(request);
    const before = await paymentsOf(request.quoteId);

    const stranger = {
      ...buildPaymentRequest(buildQuote(), buildErisaApplication()),
      quoteId: request.quoteId,
    };
    expect(await authorize(stranger)).toMatchObject({
      status: 403,
      body: { code: 'not-your-quote' },
    });
    expect(await paymentsOf(request.quoteId)).toEqual(before);
  });

  it('is refused to another customer, even with the key', async () => {
    const owner = await stack.signIn();
    const stranger = await stack.signIn();
    await authorize(request, { token: owner.token });

    expect(await authorize(request, { token: stranger.token })).toMatchObject({
      status: 403,
      body: { code: 'not-your-quote' },
    });
  });
});
