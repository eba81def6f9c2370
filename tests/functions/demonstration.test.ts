import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verdictOn } from '~/domain/bonds/bond-verdict';
import { readVerification } from '~/domain/bonds/bond-verification';
import { readManifest } from '~/domain/proof/bond-manifest';
import { SECRET_KEY } from '../../supabase/local/keys.ts';
import { buildNotaryApplication, buildQuote, buildSubmission } from '../support/builders.ts';
import {
  callForFile,
  payFor,
  startFunctionsStack,
  type FunctionsStack,
} from '../support/functions-stack.ts';
import { readPdf } from '../support/read-pdf.ts';

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

/** The bytes of a stored paper. */
async function storedPaper(name: string): Promise<Uint8Array> {
  const response = await fetch(
    `${stack.apiUrl}/storage/v1/object/bonds/${String(bond['id'])}/${name}.pdf`,
    {
      headers: { apikey: SECRET_KEY, authorization: `Bearer ${SECRET_KEY}` },
    },
  );
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

  it('prints SPECIMEN across every page of a receipt and of the terms', async () => {
    expect(receipt.status).toBe(200);
    await expectSpecimen(receipt.bytes);
    await expectSpecimen((await callForFile(stack, 'terms-pdf', {})).bytes);
  });

  it('signs that it is a specimen, and verifies it as no bond', async () => {
    const { body } = await stack.call('verify-bond', { token: bond['verify_token'] });
    const verification = readVerification(body);
    expect(readManifest(verification?.proof?.manifest ?? '')?.specimen).toBe(true);
    expect(verification && verdictOn(verification, '2030-01-01')).toMatchObject({
      tone: 'bad',
      title: 'Specimen: not a bond',
    });
  });

  it('says so with every answer, also a refusal and a preflight', async () => {
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
