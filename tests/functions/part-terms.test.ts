import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addDays,
  addYears,
  daysBetween,
  formatDate,
  formatPeriod,
  yearOf,
  type IsoDate,
} from '../../src/domain/dates.ts';
import { dollars, formatMoney } from '../../src/domain/money.ts';
import { readManifest } from '../../src/domain/proof/bond-manifest.ts';
import type { StateCode } from '../../src/domain/us-states.ts';
import {
  buildNotaryApplication,
  buildPaymentRequest,
  buildQuote,
  buildSubmission,
  soon,
  type BuiltApplication,
} from '../support/builders.ts';
import {
  callForFile,
  startFunctionsStack,
  type FunctionsStack,
} from '../support/functions-stack.ts';
import { textOfPdf } from '../support/read-pdf.ts';
import { serviceClient } from '../support/stack.ts';

/** Never January 1, from which the license year of Illinois is a whole one. */
const FIRST_DAY = soon().endsWith('-01-01') ? addDays(soon(), -1) : soon();
/** $50,000 at 1.5%. */
const YEAR_PREMIUM = dollars(750);
const SMALLEST_PREMIUM = dollars(25);
const FEE = dollars(75);

let stack: FunctionsStack;

beforeAll(async () => {
  stack = await startFunctionsStack();
});

afterAll(() => stack.stop());

/** A dealer's bond of $50,000 for one year, which the rules approve. */
function dealerApplication(stateCode: StateCode, licenseYearEnd?: IsoDate): BuiltApplication {
  const notary = buildNotaryApplication();
  const { isBusiness: _, ...business } = notary.business;

  return {
    ...notary,
    selection: { bondType: 'auto-dealer', stateCode },
    bondDetails: {
      amount: dollars(50_000),
      effectiveDate: FIRST_DAY,
      termYears: 1,
      obligee: 'Department of Revenue',
      matter: {
        licenseType: 'Used motor vehicle dealer',
        licenseNumber: 'Not issued yet',
        ...(licenseYearEnd && { licenseYearEnd }),
      },
    },
    business: {
      ...business,
      businessAddress: { street: '9 Elm St', city: 'Austin', state: stateCode, zipCode: '78701' },
    },
  };
}

/** Pay, submit and issue a bond, and return what each step says of it. */
async function buy(application: BuiltApplication) {
  const quote = buildQuote();
  const payment = await stack.call('authorize-payment', buildPaymentRequest(quote, application));
  expect(payment).toMatchObject({ status: 200 });
  const submission = buildSubmission(quote, application, String(payment.body['paymentId']));
  const submitted = await stack.call('submit-application', submission);
  expect(submitted).toMatchObject({ status: 200, body: { status: 'issued' } });

  const [bond = {}] = await stack.query(
    `select bond.id, bond.effective_date::text, bond.expiry_date::text, bond.premium_cents::int, signed.manifest,
       application.total_cents::int, book.amount_cents::int as charged_cents, book.status as charge
     from public.bonds as bond
     join public.applications as application on application.id = bond.application_id
     join public.bond_manifests as signed on signed.bond_id = bond.id
     join public.payments as payment on payment.application_id = application.id
     join private.simulated_gateway_books as book on book.reference = payment.reference
     where application.id = $1`,
    [quote.quoteId],
  );
  const { data } = await serviceClient(stack)
    .storage.from('bonds')
    .download(`${String(bond['id'])}/bond.pdf`);
  const { quoteId: applicationId, quoteKey } = quote;
  const receipt = await callForFile(stack, 'application-receipt', { applicationId, quoteKey });

  return {
    price: payment.body['price'],
    bond,
    manifest: readManifest(String(bond['manifest'])),
    paper: await textOfPdf(new Uint8Array((await data?.arrayBuffer()) ?? [])),
    receipt: await textOfPdf(receipt.bytes),
  };
}

describe('a first term that is shorter than a year', () => {
  const cases: [string, StateCode, IsoDate, IsoDate | undefined][] = [
    ['the license year that the law fixes', 'IL', `${yearOf(FIRST_DAY)}-12-31`, undefined],
    ['the date on the license', 'AL', addDays(FIRST_DAY, 99), addDays(FIRST_DAY, 99)],
  ];

  it.each(cases)('ends with %s, in price, bond, manifest and receipt', async (...given) => {
    const [, stateCode, lastDay, licenseYearEnd] = given;
    const application = dealerApplication(stateCode, licenseYearEnd);
    const bought = await buy(application);

    const endsOn = addDays(lastDay, 1);
    const yearDays = daysBetween(addYears(endsOn, -1), endsOn);
    const byDays = Math.round((YEAR_PREMIUM * daysBetween(FIRST_DAY, endsOn)) / yearDays);
    const premium = Math.max(SMALLEST_PREMIUM, byDays);
    const taxes = Math.round(premium * 0.08);
    const total = premium + FEE + taxes;

    expect(premium).toBeLessThan(YEAR_PREMIUM);
    expect(bought.price).toEqual({ premium, fees: FEE, taxes, total });
    expect(bought.bond).toMatchObject({
      effective_date: FIRST_DAY,
      expiry_date: endsOn,
      premium_cents: premium,
      total_cents: total,
      charged_cents: total,
      charge: 'captured',
    });
    expect(bought.manifest).toMatchObject({
      stateCode,
      penalSumCents: dollars(50_000),
      effectiveDate: FIRST_DAY,
      expiryDate: endsOn,
      lastDay,
    });
    expect(bought.paper).toContain(`Effective date: ${formatDate(FIRST_DAY)}`);
    expect(bought.paper).toContain(`Expiry date: ${formatDate(lastDay)}`);
    expect(bought.paper).toContain(`ends at the end of the day on ${formatDate(lastDay)}`);
    expect(bought.receipt).toContain(`Term ${formatPeriod(FIRST_DAY, lastDay)}`);
    expect(bought.receipt).toContain(`Applicant ${String(application.business.legalName)} `);
    expect(bought.receipt).toContain(`Premium ${formatMoney(premium)}`);
    expect(bought.receipt).toContain(`Total ${formatMoney(total)}`);
    expect(bought.receipt).not.toContain('1 year');
  });
});

describe('a dealer of a state with its own rules', () => {
  it.each<StateCode>(['WI', 'OR'])(
    'in %s waits for the form of the state, and is not issued at once',
    async (stateCode) => {
      const application = dealerApplication(stateCode);
      const quote = buildQuote();
      const payment = await stack.call(
        'authorize-payment',
        buildPaymentRequest(quote, application),
      );
      const submission = buildSubmission(quote, application, String(payment.body['paymentId']));
      const submitted = await stack.call('submit-application', submission);

      expect(submitted.body['status']).not.toBe('issued');
      expect(
        await stack.query(
          `select review_reasons, (select count(*)::int from public.bonds where application_id = application.id) as bonds
         from public.applications as application where id = $1`,
          [quote.quoteId],
        ),
      ).toEqual([{ review_reasons: ['own-form'], bonds: 0 }]);
    },
  );

  it('in South Carolina is refused a term of two years', async () => {
    const application = dealerApplication('SC');
    const request = buildPaymentRequest(buildQuote(), {
      ...application,
      bondDetails: { ...application.bondDetails, termYears: 2 },
    });

    expect(await stack.call('authorize-payment', request)).toMatchObject({
      status: 422,
      body: { code: 'invalid-application', issues: [{ path: ['bondDetails', 'termYears'] }] },
    });
  });
});
