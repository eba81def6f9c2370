import { afterAll, beforeAll, expect, it } from 'vitest';
import { readManifest } from '../../src/domain/proof/bond-manifest.ts';
import {
  buildErisaApplication,
  buildPaymentRequest,
  buildQuote,
  buildSubmission,
} from '../support/builders.ts';
import {
  callForFile,
  startFunctionsStack,
  type FunctionsStack,
} from '../support/functions-stack.ts';
import { textOfPdf } from '../support/read-pdf.ts';
import { serviceClient } from '../support/stack.ts';

let stack: FunctionsStack;

beforeAll(async () => {
  stack = await startFunctionsStack();
});

afterAll(() => stack.stop());

/** Pay for and submit an application of a business that trades under another name. */
async function buyAs(dbaName: string) {
  const quote = buildQuote();
  const sample = buildErisaApplication();
  const application = { ...sample, business: { ...sample.business, dbaName } };
  const payment = await stack.call('authorize-payment', buildPaymentRequest(quote, application));
  const submission = buildSubmission(quote, application, String(payment.body['paymentId']));

  return { quote, answer: await stack.call('submit-application', submission) };
}

it('names the business with its trade name on the bond, its proof, its page and its receipt', async () => {
  const { quote, answer } = await buyAs('  Tide   Motors ');
  expect(answer).toMatchObject({ status: 200, body: { status: 'issued' } });

  const [bond = {}] = await stack.query(
    `select bond.id, bond.principal, bond.principals, bond.verify_token, signed.manifest
     from public.bonds as bond join public.bond_manifests as signed on signed.bond_id = bond.id
     where bond.application_id = $1`,
    [quote.quoteId],
  );
  const name = 'Okafor Notary Services d/b/a Tide Motors';
  expect(bond).toMatchObject({ principal: name, principals: [name] });
  expect(readManifest(String(bond['manifest']))).toMatchObject({ principal: name });

  const { data } = await serviceClient(stack)
    .storage.from('bonds')
    .download(`${String(bond['id'])}/bond.pdf`);
  expect(await textOfPdf(new Uint8Array((await data?.arrayBuffer()) ?? []))).toContain(name);
  const { quoteId: applicationId, quoteKey } = quote;
  const receipt = await callForFile(stack, 'application-receipt', { applicationId, quoteKey });
  expect(await textOfPdf(receipt.bytes)).toContain(name);
  const verified = await stack.call('verify-bond', { token: bond['verify_token'] });
  expect(JSON.stringify(verified.body)).toContain(name);
});

it.each([
  ['Союз', 'Write this with Latin letters: our papers cannot print С о ю з.'],
  ['x'.repeat(201), 'DBA name must be 200 characters or fewer'],
])('refuses the trade name %j, which a bond cannot show', async (dbaName, message) => {
  const { quote, answer } = await buyAs(dbaName);

  expect(answer.status).toBe(422);
  expect(JSON.stringify(answer.body)).toContain(message);
  expect(
    await stack.query('select id from public.bonds where application_id = $1', [quote.quoteId]),
  ).toEqual([]);
});

it('prints no hidden character and no second line of a trade name', async () => {
  const { quote, answer } = await buyAs('Tide\u202E\u200B\nMotors\u0000');
  expect(answer).toMatchObject({ status: 200, body: { status: 'issued' } });

  const [bond = {}] = await stack.query(
    'select principal from public.bonds where application_id = $1',
    [quote.quoteId],
  );
  expect(bond['principal']).toBe('Okafor Notary Services d/b/a Tide Motors');
});
