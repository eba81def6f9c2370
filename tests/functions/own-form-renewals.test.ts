import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addYears } from '../../src/domain/dates.ts';
import {
  buildNotaryApplication,
  buildPaymentRequest,
  buildQuote,
  buildSubmission,
  soon,
} from '../support/builders.ts';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { storeNotaryBond } from '../support/renewable-bond.ts';

let stack: FunctionsStack;
let customer: { userId: string; token: string };

beforeAll(async () => {
  stack = await startFunctionsStack();
  customer = await stack.signIn();
});

afterAll(() => stack.stop());

const application = buildNotaryApplication();

/** A notary's application in Texas, where the Secretary of State requires its own form. */
const texan = {
  ...application,
  selection: { ...application.selection, stateCode: 'TX' as const },
  bondDetails: { ...application.bondDetails, obligee: 'State of Texas' },
  business: {
    ...application.business,
    businessAddress: {
      street: '12 Tidewater Lane',
      city: 'Austin',
      state: 'TX' as const,
      zipCode: '78701',
    },
  },
};

async function submit(renewal: { renews?: string }) {
  const quote = buildQuote();
  const { body } = await stack.call(
    'authorize-payment',
    { ...buildPaymentRequest(quote, texan), ...renewal },
    customer,
  );
  const submission = buildSubmission(quote, texan, String(body['paymentId']));
  const answer = await stack.call('submit-application', { ...submission, ...renewal }, customer);
  const [row] = await stack.query('select review_reasons from public.applications where id = $1', [
    quote.quoteId,
  ]);

  return { answer, reasons: row?.['review_reasons'] };
}

describe('a bond on the own form of its office', () => {
  it('is continued at once with our certificate, because its form is at the office already', async () => {
    const bondId = await storeNotaryBond(stack, customer.userId);
    await stack.query(
      `update public.bonds set state_code = 'TX', obligee = 'State of Texas' where id = $1`,
      [bondId],
    );
    const { answer, reasons } = await submit({ renews: bondId });

    expect(answer).toMatchObject({ status: 200, body: { status: 'issued' } });
    expect(reasons).toEqual([]);
    const terms = await stack.query(
      `select ends_on::text, certificate_url from public.bond_terms where bond_id = $1 and number = 2`,
      [bondId],
    );
    expect(terms).toEqual([
      { ends_on: addYears(soon(), 4), certificate_url: `${bondId}/continuation-2.pdf` },
    ]);
  });

  it('goes to an underwriter when it is new', async () => {
    const { answer, reasons } = await submit({});

    expect(answer).toMatchObject({ status: 200, body: { status: 'under_review' } });
    expect(reasons).toEqual(['own-form']);
  });
});
