import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breakWriting } from '../support/broken-writing.ts';
import { buildPaymentRequest } from '../support/builders.ts';
import {
  booksOf,
  type ClientPaymentBench,
  openClientPayment,
  paymentsOf,
} from '../support/client-payment.ts';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';

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
