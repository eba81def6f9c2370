import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  LONG_NUMBER,
  openClientPayment,
  paymentsOf,
  submitPaid,
} from '../support/client-payment.ts';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { finishBonds } from '../support/issuing-actions.ts';
import { mailsTo } from '../support/stack.ts';

let stack: FunctionsStack;

beforeAll(async () => {
  stack = await startFunctionsStack();
  // The documents of an estate are a story of their own.
  await stack.query('delete from public.bond_required_documents');
});

afterAll(() => stack.stop());

describe('the client who paid by a link', () => {
  it('gets one mail when the bond is issued and the amount charged, however often the job runs', async () => {
    const bench = await openClientPayment(stack);
    const { session } = await bench.openAsked();
    await bench.pay(session);
    await submitPaid(stack, bench);
    await stack.query(`update public.applications set status = 'approved' where id = $1`, [
      bench.draft.quoteId,
    ]);

    await Promise.all([finishBonds(stack), finishBonds(stack)]);
    await finishBonds(stack);
    expect(await paymentsOf(stack, bench.draft)).toMatchObject([{ status: 'captured' }]);
    await bench.newestMail();
    const mails = await mailsTo(stack, bench.email);
    const charged = mails.filter(({ subject }) => subject.includes('Your payment was charged'));
    expect(charged).toHaveLength(1);
    expect(charged[0]?.text).toContain('Asked by: Ward & Hale');
    expect(charged[0]?.text).not.toMatch(LONG_NUMBER);
  });
});
