import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import {
  answerCaptureWith,
  finishBonds,
  IN_FORCE,
  payForBond,
  progressOf,
  type PaidQuote,
} from '../support/issuing-actions.ts';

let stack: FunctionsStack;
let customer: { userId: string; token: string };
let underwriter: { userId: string; token: string };

beforeAll(async () => {
  stack = await startFunctionsStack();
  [customer, underwriter] = await Promise.all([stack.signIn(), stack.signInStaff()]);
});

afterAll(() => stack.stop());

const pay = () => payForBond(stack, { token: customer.token });

const tryAgain = (id: string) =>
  stack.call('issue-bond', { applicationId: id }, { token: underwriter.token });

const withdraw = ({ id }: PaidQuote) =>
  stack.call('withdraw-application', { applicationId: id }, { token: customer.token });

describe('a capture', () => {
  it('is looked up after a lost answer, and never requested twice', async () => {
    const quote = await pay();
    await answerCaptureWith(stack, quote, 'silence');
    expect(await quote.submit()).toMatchObject({ status: 200, body: { status: 'approved' } });
    expect(await progressOf(stack, quote.id)).toMatchObject({
      payment: 'authorized',
      book: 'captured',
      bond: null,
    });
    const withdrawn = await withdraw(quote);
    expect(withdrawn).toMatchObject({ status: 409, body: { code: 'not-open' } });

    expect(await finishBonds(stack)).toMatchObject({ body: { finished: 1 } });
    expect(await progressOf(stack, quote.id)).toEqual(IN_FORCE);
  });

  it('creates no bond if it is refused, goes to the staff immediately and can be tried again', async () => {
    const quote = await pay();
    await answerCaptureWith(stack, quote, 'refusal');
    expect(await quote.submit()).toMatchObject({ status: 200, body: { status: 'approved' } });
    expect(await progressOf(stack, quote.id)).toMatchObject({
      status: 'approved',
      needs_hand: 'payment-refused',
      payment: 'authorized',
      bond: null,
      captures: 0,
      mails: 0,
    });
    expect(await finishBonds(stack)).toMatchObject({ body: { finished: 0 } });
    expect(await tryAgain(quote.id)).toMatchObject({ body: { code: 'payment-refused' } });

    await answerCaptureWith(stack, quote, 'yes');
    expect(await tryAgain(quote.id)).toMatchObject({ status: 200, body: { status: 'active' } });
    expect(await progressOf(stack, quote.id)).toEqual(IN_FORCE);
  });

  it('lets the customer withdraw without a charge if it is refused', async () => {
    const quote = await pay();
    await answerCaptureWith(stack, quote, 'refusal');
    await quote.submit();
    const withdrawn = await withdraw(quote);

    expect(withdrawn.status).toBe(200);
    expect(await progressOf(stack, quote.id)).toMatchObject({
      status: 'withdrawn',
      payment: 'voided',
      book: 'voided',
      captures: 0,
    });
  });

  it('that races a withdrawal ends with a paid bond or with neither bond nor charge', async () => {
    for (let round = 0; round < 5; round += 1) {
      const quote = await pay();
      await Promise.all([quote.submit(), withdraw(quote)]);
      await finishBonds(stack);
      const stand = await progressOf(stack, quote.id);

      expect([
        [IN_FORCE.status, IN_FORCE.book, IN_FORCE.bond],
        ['withdrawn', 'voided', null],
      ]).toContainEqual([stand?.['status'], stand?.['book'], stand?.['bond']]);
    }
  });
});
