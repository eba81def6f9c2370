import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHandler } from '../../supabase/functions/pay-by-link/handler.ts';
import { breakWriting } from '../support/broken-writing.ts';
import { buildPaymentRequest } from '../support/builders.ts';
import {
  booksOf,
  CARD,
  type ClientPaymentBench,
  openClientPayment,
  paymentsOf,
} from '../support/client-payment.ts';
import {
  freshAddress,
  startFunctionsStack,
  type FunctionsStack,
} from '../support/functions-stack.ts';
import { PUBLISHABLE_KEY } from '../support/keys.ts';
import { realDependencies } from '../support/real-dependencies.ts';

let stack: FunctionsStack;

beforeAll(async () => {
  stack = await startFunctionsStack();
});

afterAll(() => stack.stop());

const payAsAttorney = ({
  draft: { quoteId, quoteKey },
  application,
  attorney,
}: ClientPaymentBench) =>
  stack.call('authorize-payment', buildPaymentRequest({ quoteId, quoteKey }, application), {
    token: attorney.token,
  });

describe('a client whose card ends in the same digits as the card of the firm', () => {
  it('pays, and the payment of the firm is released', async () => {
    const bench = await openClientPayment(stack);
    await payAsAttorney(bench);
    const { session } = await bench.openAsked();
    const { body } = await bench.pay(session);

    const [ofFirm, ofClient] = await paymentsOf(stack, bench.draft);
    expect(ofFirm).toMatchObject({ status: 'voided', last_four: '4242', by_link: false });
    expect(ofClient).toMatchObject({ status: 'authorized', last_four: '4242', by_link: true });
    expect(body).toMatchObject({ paid: { reference: ofClient?.['reference'] } });
    expect(await booksOf(stack, bench.draft)).toMatchObject([
      { status: 'voided', reference: ofFirm?.['reference'] },
      { status: 'authorized', reference: ofClient?.['reference'] },
    ]);
  });

  it('does not pay with the hold of the firm’s card that was never stored', async () => {
    const bench = await openClientPayment(stack);
    const mend = await breakWriting(stack, 'public.payments', 'insert');
    expect((await payAsAttorney(bench)).status).toBe(503);
    await mend();
    const [held] = await booksOf(stack, bench.draft);

    const { session } = await bench.openAsked();
    await bench.pay(session);
    const [ofClient] = await paymentsOf(stack, bench.draft);
    expect(ofClient).toMatchObject({ status: 'authorized', by_link: true });
    expect(ofClient?.['reference']).not.toBe(held?.['reference']);
  });
});

describe('a declined card', () => {
  /** Pay with cards that the processor declines, all at the same time. Returns the statuses. */
  async function payWithDeclinedCards(
    { total }: ClientPaymentBench,
    session: string,
    lastFours: string[],
  ): Promise<number[]> {
    const dependencies = await realDependencies(stack.apiUrl);
    const handle = createHandler({
      ...dependencies,
      log: () => {},
      gateway: {
        ...dependencies.gateway,
        authorize: async () => {
          await wait(500);

          return { ok: false, code: 'declined' };
        },
      },
    });
    const pay = (lastFour: string) =>
      handle(
        new Request('http://functions.local/', {
          method: 'POST',
          headers: {
            apikey: PUBLISHABLE_KEY,
            'content-type': 'application/json',
            'cf-connecting-ip': freshAddress(),
          },
          body: JSON.stringify({ session, payment: { ...CARD, lastFour, shownTotal: total } }),
        }),
      );

    return (await Promise.all(lastFours.map(pay))).map(({ status }) => status);
  }

  it('leaves no payment, is shown to the firm, and another card pays', async () => {
    const bench = await openClientPayment(stack);
    const { session } = await bench.openAsked();
    const refusals = () =>
      stack.query(
        'select refused_at is not null as refused from public.payment_requests where quote_id = $1',
        [bench.draft.quoteId],
      );

    expect(await payWithDeclinedCards(bench, session, ['1111'])).toEqual([402]);
    expect(await paymentsOf(stack, bench.draft)).toEqual([]);
    expect(await refusals()).toEqual([{ refused: true }]);

    expect((await bench.pay(session)).status).toBe(200);
    expect(await refusals()).toEqual([{ refused: false }]);
  });

  it('is one of ten in an hour, also if all are tried at the same time', async () => {
    const bench = await openClientPayment(stack);
    const { session } = await bench.openAsked();
    const cards = Array.from({ length: 14 }, (_, index) => String(1000 + index));
    const statuses = await payWithDeclinedCards(bench, session, cards);

    expect(statuses.filter((status) => status === 402)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    expect((await bench.pay(session)).status).toBe(429);
  });
});
