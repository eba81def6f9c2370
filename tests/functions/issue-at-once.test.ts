import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildNotaryApplication, buildQuote, buildSubmission } from '../support/builders.ts';
import {
  payByWire,
  payFor,
  startFunctionsStack,
  type FunctionsStack,
} from '../support/functions-stack.ts';

let stack: FunctionsStack;
let quote: { quoteId: string; quoteKey: string };

const application = buildNotaryApplication();

beforeAll(async () => {
  stack = await startFunctionsStack();
});

beforeEach(() => {
  quote = buildQuote();
});

afterAll(() => stack.stop());

const submit = (body: object) => stack.call('submit-application', body);

function bondRows() {
  return stack.query('select * from public.bonds where application_id = $1', [quote.quoteId]);
}

describe('an application that the rules approve', () => {
  it('issues no bond for a wire until the money arrives', async () => {
    const paymentId = await payByWire(stack, quote, application);
    const { body } = await submit(buildSubmission(quote, application, paymentId));

    expect(body).toMatchObject({ status: 'approved', payment: { method: 'wire' } });
    expect(await bondRows()).toEqual([]);
  });

  it('stays approved if issuing fails, and is issued at the next submission', async () => {
    const submission = buildSubmission(quote, application, await payFor(stack, quote, application));
    await stack.query(
      `alter table public.bonds add constraint out_of_order check (status <> 'pending') not valid`,
    );
    expect(await submit(submission)).toMatchObject({ status: 200, body: { status: 'approved' } });
    expect(await bondRows()).toEqual([]);
    await stack.query('alter table public.bonds drop constraint out_of_order');

    expect(await submit(submission)).toMatchObject({ status: 200, body: { status: 'issued' } });
    expect(await bondRows()).toMatchObject([{ status: 'active' }]);
  });
});
