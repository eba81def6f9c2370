import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildNotaryApplication, buildPaymentRequest, buildQuote } from '../support/builders.ts';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { breakWriting } from '../support/broken-writing.ts';
import { finishBonds, payForBond } from '../support/issuing-actions.ts';

let stack: FunctionsStack;
let request: ReturnType<typeof buildPaymentRequest>;

beforeAll(async () => {
  stack = await startFunctionsStack();
});

beforeEach(() => {
  request = buildPaymentRequest(buildQuote(), buildNotaryApplication());
});

afterAll(() => stack.stop());

const authorize = () => stack.call('authorize-payment', request);

/** Requests an authorization whose answer is lost before it is stored. */
async function loseAnswer(): Promise<void> {
  const mend = await breakWriting(stack, 'public.payments', 'insert');
  try {
    expect((await authorize()).status).toBe(503);
  } finally {
    await mend();
  }
}

const books = () =>
  stack.query(
    `select book.reference, book.status from private.simulated_gateway_books as book
     join private.payment_attempts as attempt on attempt.id::text = book.authorization_key
     where attempt.quote_id = $1 order by attempt.asked_at`,
    [request.quoteId],
  );

const attempts = () =>
  stack.query('select status from private.payment_attempts where quote_id = $1 order by asked_at', [
    request.quoteId,
  ]);

describe('an authorization whose answer was lost', () => {
  it('is found by the same request, and the card is authorized once', async () => {
    await loseAnswer();
    expect(await attempts()).toEqual([{ status: 'asked' }]);
    const [reserved] = await books();

    const { status, body } = await authorize();
    expect(status).toBe(200);
    expect(body['reference']).toBe(reserved?.['reference']);
    expect(await books()).toHaveLength(1);
    expect(await attempts()).toEqual([{ status: 'authorized' }]);
  });

  it('is released if no request returns, and a later payment authorizes again', async () => {
    await loseAnswer();
    await finishBonds(stack);
    expect(await books()).toMatchObject([{ status: 'authorized' }]);

    await stack.query(
      `update private.payment_attempts set asked_at = now() - interval '16 minutes' where quote_id = $1`,
      [request.quoteId],
    );
    await finishBonds(stack);
    expect(await books()).toMatchObject([{ status: 'voided' }]);
    expect(await attempts()).toEqual([{ status: 'abandoned' }]);

    expect((await authorize()).status).toBe(200);
    expect(await books()).toMatchObject([{ status: 'voided' }, { status: 'authorized' }]);
  });
});

describe('a voided payment', () => {
  it('is released repeatedly until the processor confirms', async () => {
    const customer = await stack.signIn();
    const quote = await payForBond(stack, { token: customer.token });
    await stack.query(
      'alter function public.ask_simulated_gateway(jsonb) rename to ask_no_gateway',
    );
    try {
      await quote.submit();
      await stack.query(
        'update public.payments set capture_asked_at = null where application_id = $1',
        [quote.id],
      );
      const withdrawn = await stack.call(
        'withdraw-application',
        { applicationId: quote.id },
        { token: customer.token },
      );
      expect(withdrawn.status).toBe(200);
    } finally {
      await stack.query(
        'alter function public.ask_no_gateway(jsonb) rename to ask_simulated_gateway',
      );
    }
    const stand = () =>
      stack.query(
        `select payment.status, payment.released_at is not null as released, book.status as book
         from public.payments as payment
         join private.simulated_gateway_books as book on book.reference = payment.reference
         where payment.quote_id = $1`,
        [quote.id],
      );
    expect(await stand()).toEqual([{ status: 'voided', released: false, book: 'authorized' }]);

    await stack.query(
      `update public.payments set created_at = now() - interval '16 minutes' where quote_id = $1`,
      [quote.id],
    );
    await finishBonds(stack);
    expect(await stand()).toEqual([{ status: 'voided', released: true, book: 'voided' }]);
  });
});
