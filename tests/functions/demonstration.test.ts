import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verdictOn } from '~/domain/bonds/bond-verdict';
import { readVerification } from '~/domain/bonds/bond-verification';
import { readManifest } from '~/domain/proof/bond-manifest';
import { agencyDay } from '../../src/domain/business-day.ts';
import { SECRET_KEY } from '../support/keys.ts';
import { buildNotaryApplication, buildQuote, buildSubmission } from '../support/builders.ts';
import {
  callForFile,
  payFor,
  startFunctionsStack,
  type FunctionsStack,
} from '../support/functions-stack.ts';
import { storeLicenseBond } from '../support/license-bond.ts';
import { readPdf } from '../support/read-pdf.ts';
import { renewOnline, storeNotaryBond } from '../support/renewable-bond.ts';
import { askForRider } from '../support/rider-actions.ts';

let stack: FunctionsStack;
let bond: Record<string, unknown>;
let receipt: { status: number; bytes: Uint8Array };

beforeAll(async () => {
  stack = await startFunctionsStack({ isDemonstration: true });
  const quote = buildQuote();
  const application = buildNotaryApplication();
  const paymentId = await payFor(stack, quote, application);
  const { body } = await stack.call(
    'submit-application',
    buildSubmission(quote, application, paymentId),
  );
  expect(body).toMatchObject({ applicationNumber: expect.any(String) });
  const rows = await stack.query(
    'select id, verify_token from public.bonds order by created_at desc limit 1',
  );
  bond = rows[0] ?? {};
  receipt = await callForFile(stack, 'application-receipt', {
    applicationId: quote.quoteId,
    quoteKey: quote.quoteKey,
  });
});

afterAll(() => stack.stop());

/** The bytes of a stored document, by default of the issued bond. */
async function storedPaper(name: string, bondId = String(bond['id'])): Promise<Uint8Array> {
  const response = await fetch(`${stack.apiUrl}/storage/v1/object/bonds/${bondId}/${name}.pdf`, {
    headers: { apikey: SECRET_KEY, authorization: `Bearer ${SECRET_KEY}` },
  });
  expect(response.status).toBe(200);

  return new Uint8Array(await response.arrayBuffer());
}

describe('a demonstration', () => {
  it.each(['bond', 'power-of-attorney'])(
    'prints SPECIMEN across every page of the %s',
    async (name) => {
      await expectSpecimen(await storedPaper(name));
    },
  );

  it('prints SPECIMEN across every page of a rider and of its power of attorney', async () => {
    const [customer, underwriter] = await Promise.all([stack.signIn(), stack.signInStaff()]);
    const today = agencyDay(new Date());
    const license = await storeLicenseBond(stack.query, customer.userId, today);
    const approve = await askForRider(
      stack,
      { bond: license, customer, underwriter },
      { kind: 'amount-change', proofKind: 'agency_letter', amount: '$30,000' },
    );
    expect(await approve()).toMatchObject({ status: 200, body: { status: 'approved' } });

    await expectSpecimen(await storedPaper('rider-1', license.bondId));
    await expectSpecimen(await storedPaper('power-of-attorney-1', license.bondId));
  });

  it('prints SPECIMEN across every page of a continuation certificate', async () => {
    const customer = await stack.signIn();
    const bondId = await storeNotaryBond(stack, customer.userId);
    expect(await renewOnline(stack, customer, bondId)).toMatchObject({
      body: { status: 'issued' },
    });

    await expectSpecimen(await storedPaper('continuation-2', bondId));
  });

  it('prints SPECIMEN across every page of a receipt and of the terms', async () => {
    expect(receipt.status).toBe(200);
    await expectSpecimen(receipt.bytes);
    await expectSpecimen((await callForFile(stack, 'terms-pdf', {})).bytes);
  });

  it('signs a manifest that says specimen, and verifies the bond as not valid', async () => {
    const { body } = await stack.call('verify-bond', { token: bond['verify_token'] });
    const verification = readVerification(body);
    expect(readManifest(verification?.proof?.manifest ?? '')?.specimen).toBe(true);
    expect(verification && verdictOn(verification, '2030-01-01')).toMatchObject({
      tone: 'bad',
      title: 'Specimen: not a bond',
    });
  });

  it('marks every answer, including refusals and preflights', async () => {
    for (const options of [
      {},
      { apikey: null },
      { method: 'OPTIONS', origin: 'http://localhost:4321' },
    ]) {
      const { headers } = await stack.call('terms-pdf', 'nothing', options);
      expect(headers.get('x-demonstration')).toBe('on');
    }
  });
});

async function expectSpecimen(bytes: Uint8Array): Promise<void> {
  const { title, pageCount, textOf } = await readPdf(bytes);

  expect(title).toMatch(/^SPECIMEN: /);
  expect(pageCount).toBeGreaterThan(0);
  for (let page = 1; page <= pageCount; page += 1) {
    expect(await textOf(page)).toContain('SPECIMEN');
  }
}
