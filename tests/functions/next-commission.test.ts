import { afterAll, beforeAll, expect, it } from 'vitest';
import { addYears, formatDate } from '../../src/domain/dates.ts';
import {
  buildNotaryApplication,
  buildPaymentRequest,
  buildQuote,
  buildSubmission,
  soon,
  type BuiltApplication,
} from '../support/builders.ts';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { storeNotaryBond } from '../support/renewable-bond.ts';

const LAST_COMMISSION = addYears(soon(), -4);

let stack: FunctionsStack;

beforeAll(async () => {
  stack = await startFunctionsStack();
});

afterAll(() => stack.stop());

/** A notary's application that names the first day of a commission. */
function naming(commissionStart: string): BuiltApplication {
  const { bondDetails, ...same } = buildNotaryApplication();

  return {
    ...same,
    bondDetails: { ...bondDetails, matter: { ...bondDetails.matter, commissionStart } },
  };
}

/** A customer with a bond to renew, which names the day of its commission if one is given. */
async function openRenewal(named?: string) {
  const customer = await stack.signIn();
  const renews = await storeNotaryBond(stack, customer.userId);
  if (named) {
    await stack.query('update public.bonds set matter = $2 where id = $1', [
      renews,
      { commissionStart: formatDate(named) },
    ]);
  }
  const quote = buildQuote();

  return {
    pay: (application: BuiltApplication) =>
      stack.call(
        'authorize-payment',
        { ...buildPaymentRequest(quote, application), renews },
        customer,
      ),
    submit: (application: BuiltApplication, paymentId: string) =>
      stack.call(
        'submit-application',
        { ...buildSubmission(quote, application, paymentId), renews },
        customer,
      ),
    payments: () =>
      stack.query('select status from public.payments where quote_id = $1', [quote.quoteId]),
  };
}

const REFUSED = {
  status: 422,
  body: {
    code: 'invalid-application',
    issues: [
      {
        path: ['bondDetails', 'matter', 'commissionStart'],
        message: expect.stringContaining('apply for a new bond instead') as string,
      },
    ],
  },
};

it.each([
  ['that names the last commission', LAST_COMMISSION],
  ['that names no commission', undefined],
])(
  'a bond %s is not continued for the next commission, and no payment is taken',
  async (_, named) => {
    const { pay, payments } = await openRenewal(named);

    expect(await pay(naming(soon()))).toMatchObject(REFUSED);
    expect(await payments()).toEqual([]);
  },
);

it('a paid renewal is not submitted for the next commission, and still is for the last one', async () => {
  const { pay, submit, payments } = await openRenewal(LAST_COMMISSION);
  const paid = await pay(naming(LAST_COMMISSION));
  expect(paid.status).toBe(200);
  const paymentId = String(paid.body['paymentId']);

  expect(await submit(naming(soon()), paymentId)).toMatchObject(REFUSED);
  expect(await payments()).toEqual([{ status: 'authorized' }]);
  expect(await submit(naming(LAST_COMMISSION), paymentId)).toMatchObject({
    status: 200,
    body: { status: 'issued' },
  });
});
