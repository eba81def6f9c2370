import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentReceiptSchema } from '~/domain/quote/payment-authorization';
import {
  buildNotaryApplication,
  buildPaymentRequest,
  buildQuote,
  buildSubmission,
} from '../support/builders.ts';
import {
  callForFile,
  startFunctionsStack,
  type FunctionsStack,
} from '../support/functions-stack.ts';
import { tieredPlan } from '../support/rate-plan.ts';
import { readPdf } from '../support/read-pdf.ts';
import { NOTARY_PRICE } from '../support/notary-price.ts';
import { storeNotaryBond } from '../support/renewable-bond.ts';

const application = buildNotaryApplication();
/** With a tax of 9%, a premium of $150 costs $1.50 more. */
const RAISED_TOTAL = NOTARY_PRICE.total + 150;

let stack: FunctionsStack;
let quote: { quoteId: string; quoteKey: string };

beforeAll(async () => {
  stack = await startFunctionsStack();
});

beforeEach(() => {
  quote = buildQuote();
});

afterEach(() => setTax(1, 80_000));

afterAll(() => stack.stop());

/** Gives the notary bond's plan another version, with another tax. */
async function setTax(version: number, rate: number): Promise<void> {
  await stack.query(
    `update public.bond_types
     set rules = jsonb_set(
       jsonb_set(rules, '{ratePlans,0,version}', to_jsonb($1::integer)),
       '{ratePlans,0,taxes,0,rate}', to_jsonb($2::integer)
     )
     where slug = 'notary'`,
    [version, rate],
  );
}

async function authorize(change: object = {}) {
  const request = { ...buildPaymentRequest(quote, application), ...change };
  const { status, body } = await stack.call('authorize-payment', request);
  expect(status).toBe(200);

  return paymentReceiptSchema.parse(body);
}

const storedPlan = () =>
  stack.query(
    `select total_cents::integer as total, rate_plan, rate_plan_version
     from public.applications where id = $1`,
    [quote.quoteId],
  );

describe('a rate plan that changes between authorization and submission', () => {
  it('leaves the authorized price, and the application keeps the plan of that price', async () => {
    const receipt = await authorize();
    await setTax(2, 90_000);

    const { status, body } = await stack.call(
      'submit-application',
      buildSubmission(quote, application, receipt.paymentId),
    );

    expect(status).toBe(200);
    expect(body).toMatchObject({ price: NOTARY_PRICE });
    expect(await storedPlan()).toEqual([
      { total: NOTARY_PRICE.total, rate_plan: 'standard', rate_plan_version: 1 },
    ]);
  });

  it('leaves the price of a payment that is asked for again', async () => {
    const receipt = await authorize();
    await setTax(2, 90_000);

    expect(await authorize()).toEqual(receipt);
    expect((await authorize({ lastFour: '0005' })).amount).toBe(NOTARY_PRICE.total);
  });

  it('applies to a quote that is paid afterwards, with its version', async () => {
    await setTax(2, 90_000);
    const receipt = await authorize();
    expect(receipt.amount).toBe(RAISED_TOTAL);
    expect(receipt.authorized?.plan).toEqual({ id: 'standard', version: 2 });

    await stack.call('submit-application', buildSubmission(quote, application, receipt.paymentId));

    expect(await storedPlan()).toEqual([
      { total: RAISED_TOTAL, rate_plan: 'standard', rate_plan_version: 2 },
    ]);
  });

  it('asks for the new price when other answers are sent than those that were paid', async () => {
    const receipt = await authorize();
    await setTax(2, 90_000);
    const changed = buildSubmission(quote, application, receipt.paymentId);
    const underwriting = { ...changed.underwriting, creditCheck: 'not_authorized' };

    expect(await stack.call('submit-application', { ...changed, underwriting })).toMatchObject({
      status: 409,
      body: { code: 'payment-mismatch' },
    });
    expect(await storedPlan()).toEqual([]);
  });

  it('takes no price, plan or answers of a price from the request', async () => {
    const price = { premium: 1, fees: 0, taxes: 0, total: 1 };
    const forged = {
      price,
      amount: 1,
      authorized: { price, plan: { id: 'free', version: 1 }, answers: {} },
    };

    const receipt = await authorize(forged);

    expect(receipt.amount).toBe(NOTARY_PRICE.total);
    expect(receipt.authorized?.plan.id).toBe('standard');
  });
});

describe('a rate plan that changes after the price of a renewal was authorized', () => {
  it('leaves the authorized price, and the new term has the plan of that price', async () => {
    const { userId, token } = await stack.signIn();
    const renewal = { renews: await storeNotaryBond(stack, userId) };
    const paid = await stack.call(
      'authorize-payment',
      { ...buildPaymentRequest(quote, application), ...renewal },
      { token },
    );
    const { paymentId } = paymentReceiptSchema.parse(paid.body);
    await setTax(2, 90_000);

    const submission = buildSubmission(quote, application, paymentId);
    const { status, body } = await stack.call(
      'submit-application',
      { ...submission, ...renewal },
      { token },
    );

    expect(status).toBe(200);
    expect(body).toMatchObject({ price: NOTARY_PRICE });
    expect(await storedPlan()).toEqual([
      { total: NOTARY_PRICE.total, rate_plan: 'standard', rate_plan_version: 1 },
    ]);
    expect(
      await stack.query(
        `select rate_plan, rate_plan_version from public.bond_terms where bond_id = $1 and number > 1`,
        [renewal.renews],
      ),
    ).toEqual([{ rate_plan: 'standard', rate_plan_version: 1 }]);
  });
});

describe('the fees and taxes of a state', () => {
  it('are named on the receipt as they were authorized, also after the plan changed', async () => {
    const [row] = await stack.query(
      `select rules -> 'ratePlans' -> 0 as plan from public.bond_types where slug = 'notary'`,
    );
    const setPlan = (plan: unknown) =>
      stack.query(
        `update public.bond_types set rules = jsonb_set(rules, '{ratePlans,0}', $1::jsonb) where slug = 'notary'`,
        [JSON.stringify(plan)],
      );
    const { premium, fees } = tieredPlan();
    const taxes = [
      { name: 'Premium tax', rate: 48_500, states: [application.selection.stateCode] },
      { name: 'Stamping fee', rate: 400, states: [application.selection.stateCode] },
      { name: 'Surcharge of another state', rate: 18_000, states: ['KY'] },
    ];
    await setPlan({ ...Object(row?.['plan']), premium, fees, taxes });
    const receipt = await authorize();
    expect(receipt.authorized?.charges?.taxLines.map(({ amount }) => amount)).toEqual([728, 6]);
    await setPlan(row?.['plan']);
    await stack.call('submit-application', buildSubmission(quote, application, receipt.paymentId));

    const { bytes } = await callForFile(stack, 'application-receipt', {
      applicationId: quote.quoteId,
      quoteKey: quote.quoteKey,
    });
    const text = await (await readPdf(bytes)).textOf(1);
    expect(text).toContain('Premium tax (4.85% of the premium) $7.28');
    expect(text).toContain('Stamping fee (0.04% of the premium) $0.06');
    expect(text).toContain('Total $232.34');
    expect(text).not.toContain('another state');
  });
});

describe('the rate plan of a price', () => {
  it('is stored with the bond and its term, signed in the manifest, and printed on the receipt', async () => {
    await setTax(3, 90_000);
    const receipt = await authorize();
    await stack.call('submit-application', buildSubmission(quote, application, receipt.paymentId));

    const stamp = { rate_plan: 'standard', rate_plan_version: 3 };
    const [bond] = await stack.query(
      'select id, rate_plan, rate_plan_version from public.bonds where application_id = $1',
      [quote.quoteId],
    );
    expect(bond).toMatchObject(stamp);
    expect(
      await stack.query(
        'select rate_plan, rate_plan_version from public.bond_terms where bond_id = $1',
        [bond?.['id']],
      ),
    ).toEqual([stamp]);
    const [signed] = await stack.query(
      'select manifest::jsonb -> $2 as plan from public.bond_manifests where bond_id = $1',
      [bond?.['id'], 'ratePlan'],
    );
    expect(signed?.['plan']).toEqual({ id: 'standard', version: 3 });

    const { bytes } = await callForFile(stack, 'application-receipt', {
      applicationId: quote.quoteId,
      quoteKey: quote.quoteKey,
    });
    expect(await (await readPdf(bytes)).textOf(1)).toContain('Rate plan standard, version 3');
  });
});
