import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECRET_KEY } from '../support/keys.ts';
import { buildNotaryApplication, buildQuote, buildSubmission } from '../support/builders.ts';
import { EDGE_FUNCTIONS } from '../support/edge-functions.ts';
import {
  callForFile,
  payFor,
  startFunctionsStack,
  type FunctionsStack,
} from '../support/functions-stack.ts';
import { readBundles, startBundles } from '../support/platform-functions.ts';
import { readPdf } from '../support/read-pdf.ts';
import { type Bundle, MAX_BUNDLE_BYTES } from '../tools/deploy/bundle-functions.ts';

let stack: FunctionsStack;
let bundles: Bundle[];

beforeAll(async () => {
  bundles = await readBundles();
  stack = await startFunctionsStack({ startFunctions: startBundles });
});

afterAll(() => stack.stop());

describe.each(EDGE_FUNCTIONS)('%s as it is deployed, on the Deno of the platform', (name) => {
  it('is one file below the limit of the platform, which needs no package', () => {
    const bundle = bundles.find((each) => each.name === name);

    expect(bundle?.bytes).toBeLessThan(MAX_BUNDLE_BYTES);
    expect(bundle?.imports.filter((path) => !path.startsWith('node:'))).toEqual([]);
  });

  it('starts and answers for itself', async () => {
    const answer = await stack.call(name, {}, { method: 'DELETE' });

    expect(answer).toMatchObject({ status: 405, body: { code: 'method-not-allowed' } });
    expect(answer.headers.has('x-request-id')).toBe(true);
  });
});

describe('the bundles together', () => {
  it('take a payment, issue a bond, make its papers and mail them', async () => {
    const quote = buildQuote();
    const application = buildNotaryApplication();
    const paymentId = await payFor(stack, quote, application);

    const answer = await stack.call(
      'submit-application',
      buildSubmission(quote, application, paymentId),
    );

    expect(answer).toMatchObject({ status: 200, body: { status: 'issued' } });
    expect(
      await stack.query('select status from public.bonds where application_id = $1', [
        quote.quoteId,
      ]),
    ).toEqual([{ status: 'active' }]);
    const sending = await stack.call('send-notifications', {}, { apikey: SECRET_KEY });
    expect(sending.body).toMatchObject({ retried: 0, failed: 0 });
    expect(sending.body['sent']).toBeGreaterThan(0);
  });

  it('draw the terms', async () => {
    const { bytes } = await callForFile(stack, 'terms-pdf', {});

    expect(await (await readPdf(bytes)).textOf(1)).toContain('A. Agreement to these terms');
  });
});
