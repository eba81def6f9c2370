import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addYears, formatDate } from '../../src/domain/dates.ts';
import { dollars } from '../../src/domain/money.ts';
import {
  buildNotaryApplication,
  buildPaymentRequest,
  buildQuote,
  buildSubmission,
  buildWireRequest,
  soon,
} from '../support/builders.ts';
import {
  callForFile,
  startFunctionsStack,
  type FunctionsStack,
} from '../support/functions-stack.ts';
import { readPdf } from '../support/read-pdf.ts';
import { storeNotaryBond } from '../support/renewable-bond.ts';

let stack: FunctionsStack;
let customer: { userId: string; token: string };
let bondId: string;

const application = buildNotaryApplication();
const ENDS = addYears(soon(), 4);

beforeAll(async () => {
  stack = await startFunctionsStack();
  customer = await stack.signIn();
});

beforeEach(async () => {
  bondId = await storeNotaryBond(stack, customer.userId);
});

afterAll(() => stack.stop());

type Quote = ReturnType<typeof buildQuote>;

async function pay(quote: Quote, build: typeof buildWireRequest = buildPaymentRequest) {
  return stack.call(
    'authorize-payment',
    { ...build(quote, application), renews: bondId },
    customer,
  );
}

/** A paid quote for the customer's renewal. */
async function payNewQuote(build?: typeof buildWireRequest) {
  const quote = buildQuote();
  const { body } = await pay(quote, build);

  return { quote, paymentId: String(body['paymentId']) };
}

const submit = ({ quote, paymentId }: { quote: Quote; paymentId: string }, changes: object = {}) =>
  stack.call(
    'submit-application',
    { ...buildSubmission(quote, application, paymentId), renews: bondId, ...changes },
    customer,
  );

const bondRow = async () =>
  (
    await stack.query(
      `select id, number, verify_token, status, effective_date::text as starts, expiry_date::text as ends
       from public.bonds where id = $1`,
      [bondId],
    )
  )[0];

const paymentOf = async ({ quoteId }: Quote) =>
  (await stack.query('select status from public.payments where quote_id = $1', [quoteId]))[0];

/** The words on the receipt of a quote. */
async function receiptOf({ quoteId }: Quote): Promise<string> {
  const request = { applicationId: quoteId };
  const { bytes } = await callForFile(stack, 'application-receipt', request, customer);

  return (await readPdf(bytes)).textOf(1);
}

describe('a renewal', () => {
  it('continues the bond immediately with the same number, a new end date and a certificate to download', async () => {
    const before = await bondRow();
    const sent = await payNewQuote();
    const answer = await submit(sent);

    expect(answer).toMatchObject({ status: 200, body: { status: 'issued' } });
    expect(await submit(sent)).toMatchObject({ status: 200, body: answer.body });
    expect(await bondRow()).toEqual({ ...before, ends: ENDS });
    expect(await paymentOf(sent.quote)).toEqual({ status: 'captured' });
    const bonds = await stack.query('select 1 from public.bonds where application_id = $1', [
      sent.quote.quoteId,
    ]);
    expect(bonds).toEqual([]);

    const words = await receiptOf(sent.quote);
    expect(words).toContain(`Renewal of Bond ${String(before?.['number'])}`);
    expect(words).toContain(`New end ${formatDate(ENDS)}`);

    const request = { bondId, type: 'continuation', ordinal: 2 };
    const { body } = await stack.call('generate-signed-url', request, customer);
    const file = Buffer.from(await (await fetch(String(body['url']))).arrayBuffer());
    const [term] = await stack.query(
      'select certificate_sha256 from public.bond_terms where bond_id = $1 and number = 2',
      [bondId],
    );
    expect(createHash('sha256').update(file).digest('hex')).toBe(term?.['certificate_sha256']);
    expect(decodeURIComponent(String(body['url']))).toContain('continuation-certificate-2.pdf');
    const [signed] = await stack.query(
      'select manifest from public.bond_manifests where bond_id = $1 order by revision desc limit 1',
      [bondId],
    );
    expect(JSON.parse(String(signed?.['manifest']))).toMatchObject({
      expiryDate: ENDS,
      papers: [{ name: 'continuation-2', sha256: term?.['certificate_sha256'] }],
    });

    expect(
      await stack.call('generate-signed-url', { ...request, ordinal: 3 }, customer),
    ).toMatchObject({ status: 404, body: { code: 'not-available' } });
    expect(await stack.call('generate-signed-url', request, await stack.signIn())).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    });
  });

  it('by wire waits for an underwriter, who continues the bond', async () => {
    const underwriter = await stack.signInStaff();
    const sent = await payNewQuote(buildWireRequest);
    expect(await submit(sent)).toMatchObject({ body: { status: 'approved' } });
    expect(await bondRow()).toMatchObject({ ends: soon() });

    const issue = { applicationId: sent.quote.quoteId };
    const twice = await Promise.all([
      stack.call('issue-bond', issue, underwriter),
      stack.call('issue-bond', issue, underwriter),
    ]);
    for (const answer of twice) expect(answer).toMatchObject({ status: 200, body: { bondId } });
    expect(await bondRow()).toMatchObject({ ends: ENDS, status: 'active' });
    const terms = await stack.query(
      'select number, certificate_url from public.bond_terms where bond_id = $1 order by number',
      [bondId],
    );
    expect(terms).toEqual([
      { number: 1, certificate_url: null },
      { number: 2, certificate_url: `${bondId}/continuation-2.pdf` },
    ]);
  });

  it("is refused without a capture if the name can't be printed, but can be repeated once made", async () => {
    const underwriter = await stack.signInStaff();
    const sent = await payNewQuote(buildWireRequest);
    await submit(sent);
    const nameBond = (name: string) =>
      stack.query('update public.bonds set principal = $2, principals = array[$2] where id = $1', [
        bondId,
        name,
      ]);
    const issue = () =>
      stack.call('issue-bond', { applicationId: sent.quote.quoteId }, underwriter);

    await nameBond('王');
    expect(await issue()).toMatchObject({ status: 422, body: { code: 'renewal-not-printable' } });
    expect(await paymentOf(sent.quote)).toEqual({ status: 'authorized' });

    await nameBond('Marisol Okafor');
    expect(await issue()).toMatchObject({ status: 200, body: { bondId } });
    await nameBond('王');
    expect(await issue()).toMatchObject({ status: 200, body: { bondId } });
  });

  it('in two tabs happens once, and the second tab is told and not charged', async () => {
    const tabs = [await payNewQuote(), await payNewQuote()];
    const answers = await Promise.all(tabs.map((tab) => submit(tab)));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    for (const [index, { status, body }] of answers.entries()) {
      const quote = tabs[index]?.quote;
      if (!quote) throw new Error('There are two tabs');
      if (status === 409) expect(body).toEqual({ code: 'already-renewed' });
      expect(await paymentOf(quote)).toEqual({ status: status === 200 ? 'captured' : 'voided' });
    }
    expect(await pay(buildQuote())).toMatchObject({
      status: 409,
      body: { code: 'already-renewed' },
    });
  });
});

describe("a renewal isn't charged", () => {
  it.each([
    ['for another amount', { bondDetails: { ...application.bondDetails, amount: dollars(9_000) } }],
    [
      'to another obligee',
      { bondDetails: { ...application.bondDetails, obligee: 'Dallas County' } },
    ],
    [
      'from another start date',
      { bondDetails: { ...application.bondDetails, effectiveDate: '2031-01-01' } },
    ],
  ])('%s, and the answer names the field to change', async (_, changes) => {
    const quote = buildQuote();
    const request = { ...buildPaymentRequest(quote, application), renews: bondId, ...changes };
    const { status, body } = await stack.call('authorize-payment', request, customer);

    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'invalid-application',
      issues: [{ path: ['bondDetails', expect.any(String)] }],
    });
    expect(await paymentOf(quote)).toBeUndefined();
  });

  it('in another name, and the customer can correct the name', async () => {
    const sent = await payNewQuote();
    const applicant = { ...application.applicant, firstName: 'Ramona' };

    expect(await submit(sent, { applicant })).toMatchObject({
      status: 422,
      body: { issues: [{ path: ['applicant', 'firstName'] }] },
    });
    expect(await submit(sent)).toMatchObject({ status: 200 });
  });

  it("for another customer's bond, an unknown bond or without a session", async () => {
    const request = buildPaymentRequest(buildQuote(), application);
    const refused = { status: 409, body: { code: 'not-renewable' } };
    const call = (renews: string, options: object) =>
      stack.call('authorize-payment', { ...request, renews }, options);

    expect(await call(bondId, await stack.signIn())).toMatchObject(refused);
    expect(await call(randomUUID(), customer)).toMatchObject(refused);
    expect(await call(bondId, {})).toMatchObject(refused);
  });

  it('if the bond ended or was cancelled after the payment, which is voided', async () => {
    const sent = await payNewQuote();
    await stack.query(`update public.bonds set status = 'cancelled' where id = $1`, [bondId]);

    expect(await submit(sent)).toMatchObject({ status: 409, body: { code: 'not-renewable' } });
    expect(await paymentOf(sent.quote)).toEqual({ status: 'voided' });
  });
});
