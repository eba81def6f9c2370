import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  buildNotaryApplication,
  buildPaymentRequest,
  buildQuote,
  buildSubmission,
  type BuiltApplication,
} from '../support/builders.ts';
import { payFor, startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { NOTARY_PRICE } from '../support/notary-price.ts';

let stack: FunctionsStack;
let application: BuiltApplication;
let quote: { quoteId: string; quoteKey: string };
/** The same quote on another device, which has its own key. */
let elsewhere: { quoteId: string; quoteKey: string };
let owner: { userId: string; token: string };

beforeAll(async () => {
  stack = await startFunctionsStack();
});

beforeEach(async () => {
  application = buildNotaryApplication();
  quote = buildQuote();
  elsewhere = { ...buildQuote(), quoteId: quote.quoteId };
  owner = await stack.signIn();
});

afterAll(() => stack.stop());

const submit = (paymentId: string, token?: string) =>
  stack.call(
    'submit-application',
    buildSubmission(quote, application, paymentId),
    token ? { token } : {},
  );

/** Pays on the other device with a card that ends in 0005. Returns the receipt. */
async function payElsewhere(): Promise<Record<string, unknown>> {
  const request = { ...buildPaymentRequest(elsewhere, application), lastFour: '0005' };
  const { status, body } = await stack.call('authorize-payment', request, owner);
  expect(status).toBe(200);

  return body;
}

const paymentsOfQuote = () =>
  stack.query(
    'select id, status, last_four from public.payments where quote_id = $1 order by last_four',
    [quote.quoteId],
  );

describe('a quote that its owner paid on another device', () => {
  it('shows the receipt of the active payment and is submitted with it', async () => {
    const first = await payFor(stack, quote, application, owner);
    const receipt = await payElsewhere();

    const refused = await submit(first, owner.token);
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.body).toEqual({ code: 'paid-otherwise', payment: receipt });
    expect(receipt).toMatchObject({
      method: 'credit_card',
      lastFour: '0005',
      amount: NOTARY_PRICE.total,
    });
    expect(
      await stack.query('select 1 from public.applications where id = $1', [quote.quoteId]),
    ).toEqual([]);

    expect(await submit(String(receipt['paymentId']), owner.token)).toMatchObject({
      status: 200,
      body: { status: 'issued', payment: { lastFour: '0005' } },
    });
    expect(await paymentsOfQuote()).toEqual([
      { id: receipt['paymentId'], status: 'captured', last_four: '0005' },
      { id: first, status: 'voided', last_four: '4242' },
    ]);
  });

  it('shows the payment only to its owner', async () => {
    const first = await payFor(stack, quote, application, owner);
    await payElsewhere();
    const stranger = await stack.signIn();

    for (const token of [stranger.token, undefined]) {
      const { status, body } = await submit(first, token);
      expect(status).toBe(403);
      expect(body).toEqual({ code: 'not-your-quote' });
    }
  });

  it('has no payment after all were voided', async () => {
    const first = await payFor(stack, quote, application, owner);
    await payElsewhere();
    await stack.query(`update public.payments set status = 'voided' where quote_id = $1`, [
      quote.quoteId,
    ]);

    const { status, body } = await submit(first, owner.token);
    expect(status).toBe(402);
    expect(body).toEqual({ code: 'payment-missing' });
  });

  it('is not paid by a payment of another price', async () => {
    const first = await payFor(stack, quote, application, owner);
    await payElsewhere();
    application.underwriting.creditCheck = 'not_authorized';

    const { status, body } = await submit(first, owner.token);
    expect(status).toBe(409);
    expect(body).toEqual({ code: 'payment-mismatch' });
  });
});
