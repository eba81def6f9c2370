import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dollars } from '../../src/domain/money.ts';
import { DOCUMENTS_MESSAGE } from '../../src/domain/quote/required-documents.ts';
import {
  buildExecutorApplication,
  buildPaymentRequest,
  buildQuote,
  buildSubmission,
  soon,
} from '../support/builders.ts';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { storeNotaryBond } from '../support/renewable-bond.ts';

type Caller = { userId: string; token: string };

const { bondDetails: details, ...rest } = buildExecutorApplication();
const application = { ...rest, bondDetails: { ...details, amount: dollars(10_000) } };
const { bondDetails, selection } = application;

let stack: FunctionsStack;
let executor: Caller;
let bondId: string;

beforeAll(async () => {
  stack = await startFunctionsStack();
  executor = await stack.signIn();
});

beforeEach(async () => {
  bondId = await storeNotaryBond(stack, executor.userId, soon());
  await stack.query(
    `update public.bonds
     set bond_type_id = $2, state_code = $3, amount_cents = $4, obligee = $5
     where id = $1`,
    [bondId, selection.bondType, selection.stateCode, bondDetails.amount, bondDetails.obligee],
  );
});

afterAll(() => stack.stop());

/** Pay and submit the executor's application without any documents. */
async function submit(caller: Caller, renewal: { renews?: string }) {
  const quote = buildQuote();
  const payment = { ...buildPaymentRequest(quote, application), ...renewal };
  const { body } = await stack.call('authorize-payment', payment, caller);
  const submission = buildSubmission(
    quote,
    application,
    String(body['paymentId'] ?? quote.quoteId),
  );

  return stack.call('submit-application', { ...submission, ...renewal }, caller);
}

describe('an executor who renews', () => {
  it('sends no documents again, and an underwriter reviews the renewal', async () => {
    expect(await submit(executor, { renews: bondId })).toMatchObject({
      status: 200,
      body: { status: 'under_review' },
    });
  });

  it('sends them with a new application', async () => {
    expect(await submit(executor, {})).toMatchObject({
      status: 422,
      body: { issues: [{ path: ['documents'], message: DOCUMENTS_MESSAGE }] },
    });
  });

  it('cannot get around them with the bond of somebody else, or with one that is over', async () => {
    const stranger = await stack.signIn();
    const refused = { status: 409, body: { code: 'not-renewable' } };
    expect(await submit(stranger, { renews: bondId })).toMatchObject(refused);

    await stack.query(`update public.bonds set status = 'expired' where id = $1`, [bondId]);
    expect(await submit(executor, { renews: bondId })).toMatchObject(refused);
  });
});
