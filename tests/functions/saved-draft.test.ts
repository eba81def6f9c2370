import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildNotaryApplication, buildQuote, buildSubmission } from '../support/builders.ts';
import { payFor, startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { anonClient, signUpCustomer, type Customer } from '../support/stack.ts';
import { NOTARY_PRICE } from '../support/notary-price.ts';

const COLUMNS = 'id, status, number, bond_slug, state_code, answers, revision';

let stack: FunctionsStack;
let customer: Customer;
let quote: { quoteId: string; quoteKey: string };

beforeAll(async () => {
  stack = await startFunctionsStack();
});

beforeEach(async () => {
  customer = await signUpCustomer(stack);
  quote = buildQuote();
  const { error } = await customer.client
    .from('applications')
    .insert({
      id: quote.quoteId,
      bond_slug: 'notary',
      state_code: 'TN',
      answers: { bondDetails: { amount: '10,000' } },
      revision: 1,
    });
  expect(error).toBeNull();
});

afterAll(() => stack.stop());

function save(answers: Record<string, string>, from: number) {
  return customer.client
    .from('applications')
    .update({ answers, revision: from + 1 })
    .eq('id', quote.quoteId)
    .eq('revision', from)
    .select(COLUMNS);
}

describe('a draft saved over the Data API', () => {
  it('can be read by its customer on another device, and by no one else', async () => {
    const read = (client: Customer['client']) => client.from('applications').select(COLUMNS);
    const stranger = await signUpCustomer(stack);

    expect((await read(customer.client)).data).toMatchObject([
      { id: quote.quoteId, status: 'draft', number: null, revision: 1 },
    ]);
    expect((await read(stranger.client)).data).toEqual([]);
    expect((await read(anonClient(stack))).error).toMatchObject({ code: '42501' });
  });

  it("can't be overwritten by a tab with an older version", async () => {
    expect((await save({ note: 'first tab' }, 1)).data).toMatchObject([{ revision: 2 }]);
    expect((await save({ note: 'second tab' }, 1)).data).toEqual([]);

    const blind = await customer.client
      .from('applications')
      .update({ answers: { note: 'without looking' }, revision: 2 })
      .eq('id', quote.quoteId);
    expect(blind.error).not.toBeNull();

    const { data } = await customer.client.from('applications').select(COLUMNS);
    expect(data).toMatchObject([{ answers: { note: 'first tab' }, revision: 2 }]);
  });

  it("can't be promoted or priced by its customer", async () => {
    for (const change of [{ status: 'approved' }, { total_cents: 0 }, { number: 'APP-000001' }]) {
      const { error } = await customer.client
        .from('applications')
        .update(change)
        .eq('id', quote.quoteId);

      expect(error).toMatchObject({ code: '42501' });
    }
  });

  it('becomes the submitted application and belongs to the customer', async () => {
    const { data } = await customer.client.auth.getSession();
    const token = String(data.session?.access_token);
    const application = buildNotaryApplication();
    const paymentId = await payFor(stack, quote, application, { token });

    const { status } = await stack.call(
      'submit-application',
      buildSubmission(quote, application, paymentId),
      { token },
    );

    expect(status).toBe(200);
    const mine = await customer.client
      .from('applications')
      .select('id, status, total_cents, application_events (kind), payments (amount_cents, status)')
      .single();
    expect(mine.data).toEqual({
      id: quote.quoteId,
      status: 'issued',
      total_cents: NOTARY_PRICE.total,
      application_events: [{ kind: 'submitted' }, { kind: 'approved' }, { kind: 'issued' }],
      payments: [{ amount_cents: NOTARY_PRICE.total, status: 'captured' }],
    });
  });
});
