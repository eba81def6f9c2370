import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, addYears } from '../../src/domain/dates.ts';
import { createHandler } from '../../supabase/functions/renewal-reminders/handler.ts';
import { openBid, payForBid, type OpenBid } from '../support/bid-bonds.ts';
import { buildPaymentRequest, buildQuote, buildSubmission } from '../support/builders.ts';
import {
  callForFile,
  freshAddress,
  payFor,
  startFunctionsStack,
  type FunctionsStack,
} from '../support/functions-stack.ts';
import { SECRET_KEY } from '../support/keys.ts';
import { readPdf } from '../support/read-pdf.ts';
import { realDependencies } from '../support/real-dependencies.ts';

const REFUSED = { status: 409, body: { code: 'not-renewable' } };

let stack: FunctionsStack;
let bid: OpenBid;
let applicationId: string;
let bond: Record<string, unknown>;

beforeAll(async () => {
  stack = await startFunctionsStack();
  bid = await openBid(stack);
  const paid = await payForBid(stack, bid);
  applicationId = paid.id;
  expect((await paid.submit()).body).toMatchObject({ status: 'issued' });
  const [row] = await stack.query(
    'select id, status, expiry_date, verify_token from public.bonds where application_id = $1',
    [applicationId],
  );
  bond = row ?? {};
});

afterAll(() => stack.stop());

const bondId = () => String(bond['id']);

const paymentsOf = (quoteId: string) =>
  stack.query('select status from public.payments where quote_id = $1', [quoteId]);

/** The same application, to begin when a year of the bond is over. */
const nextYear = () => ({
  ...bid.application,
  bondDetails: {
    ...bid.application.bondDetails,
    effectiveDate: addYears(bid.application.bondDetails.effectiveDate, 1),
  },
});

/** Run the daily job at noon in Hawaii on this day. */
async function remindOn(day: string): Promise<unknown> {
  const dependencies = await realDependencies(stack.apiUrl);
  const handle = createHandler({ ...dependencies, now: () => new Date(`${day}T22:00:00Z`) });
  const headers = {
    apikey: SECRET_KEY,
    'content-type': 'application/json',
    'cf-connecting-ip': freshAddress(),
  };
  const request = { method: 'POST', headers, body: '{}' };

  return (await handle(new Request('http://functions.local/', request))).json();
}

describe('an issued bid bond', () => {
  it('has no end date and no due day', async () => {
    expect(bond).toMatchObject({ status: 'active', expiry_date: null });
    expect(
      await stack.query('select 1 from public.renewals where bond_id = $1', [bondId()]),
    ).toEqual([]);
  });

  it('lasts until the end of its bid, says its receipt', async () => {
    const { bytes } = await callForFile(
      stack,
      'application-receipt',
      { applicationId },
      bid.member,
    );

    expect(await (await readPdf(bytes)).textOf(1)).toContain(
      'Term Until the bid is rejected or the contract is signed and bonded',
    );
  });

  it('lasts until the end of its bid, says its verification', async () => {
    const { body } = await stack.call('verify-bond', { token: bond['verify_token'] });

    expect(body).toMatchObject({ status: 'active', expiryDate: null, endsAtAward: true });
  });

  it('stays in force, and nobody is reminded of a renewal', async () => {
    const end = addYears(bid.application.bondDetails.effectiveDate, 1);
    for (const day of [addDays(end, -60), addDays(end, -7), end, addDays(end, 1)]) {
      expect(await remindOn(day)).toMatchObject({ expired: 0, reminded: 0 });
    }

    expect(
      await stack.query(
        `select kind from private.notifications where bond_id = $1 and kind in ('renewal_due', 'bond_expired')`,
        [bondId()],
      ),
    ).toEqual([]);
    expect(await stack.query('select status from public.bonds where id = $1', [bondId()])).toEqual([
      { status: 'active' },
    ]);
  });
});

describe('a forged renewal of a bid bond', () => {
  it.each([
    ['today', () => bid.application],
    ['in a year', nextYear],
  ])('authorizes no payment: %s', async (_, build) => {
    const quote = buildQuote();
    const request = { ...buildPaymentRequest(quote, build()), renews: bondId() };

    expect(await stack.call('authorize-payment', request, bid.member)).toMatchObject(REFUSED);
    expect(await paymentsOf(quote.quoteId)).toEqual([]);
  });

  it('is refused with the payment of a new bond, which is voided', async () => {
    const quote = buildQuote();
    const paymentId = await payFor(stack, quote, bid.application, bid.member);
    const submission = { ...buildSubmission(quote, bid.application, paymentId), renews: bondId() };

    expect(await stack.call('submit-application', submission, bid.member)).toMatchObject(REFUSED);
    expect(await paymentsOf(quote.quoteId)).toEqual([{ status: 'voided' }]);
  });

  it('for two years is refused, because one term is all there is', async () => {
    const quote = buildQuote();
    const { bondDetails } = bid.application;
    const request = buildPaymentRequest(quote, {
      ...bid.application,
      bondDetails: { ...bondDetails, termYears: 2 },
    });

    expect(await stack.call('authorize-payment', request, bid.member)).toMatchObject({
      status: 422,
      body: { code: 'invalid-application', issues: [{ path: ['bondDetails', 'termYears'] }] },
    });
    expect(await paymentsOf(quote.quoteId)).toEqual([]);
  });
});
