import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TERMS_VERSION } from '../../src/domain/quote/terms-version.ts';
import {
  callForFile,
  freshAddress,
  startFunctionsStack,
  type FunctionsStack,
} from '../support/functions-stack.ts';
import { createHandler } from '../../supabase/functions/terms-pdf/handler.ts';
import { PUBLISHABLE_KEY } from '../support/keys.ts';
import { countCallsAs } from '../support/many-calls.ts';
import { readPdf } from '../support/read-pdf.ts';
import { realDependencies } from '../support/real-dependencies.ts';

let stack: FunctionsStack;

beforeAll(async () => {
  stack = await startFunctionsStack();
});

afterAll(() => stack.stop());

describe('terms-pdf', () => {
  it('returns the terms to anyone, as a file named after the terms and their version', async () => {
    const { status, headers, bytes } = await callForFile(stack, 'terms-pdf', {});

    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="marshline-terms-${TERMS_VERSION}.pdf"`,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const pdf = await readPdf(bytes);
    expect(pdf.title).toBe(`Terms of use, ${TERMS_VERSION}`);
    expect(await pdf.textOf(1)).toContain('A. Agreement to these terms');
  });

  it('returns the same bytes to everyone', async () => {
    const [one, other] = await Promise.all([
      callForFile(stack, 'terms-pdf', {}),
      callForFile(stack, 'terms-pdf', {}),
    ]);

    expect(Buffer.compare(one.bytes, other.bytes)).toBe(0);
  });

  it('makes the file again after a failure, and then no more', async () => {
    let turn = 0;
    const handle = createHandler(
      { ...(await realDependencies(stack.apiUrl)), log: () => {} },
      () => {
        turn += 1;

        return turn === 1
          ? Promise.reject(new Error('No memory for the font'))
          : Promise.resolve(new Uint8Array([turn]));
      },
    );
    const call = () =>
      handle(
        new Request('http://127.0.0.1/functions/v1/terms-pdf', {
          method: 'POST',
          headers: { 'content-type': 'application/json', apikey: PUBLISHABLE_KEY },
          body: '{}',
        }),
      );

    expect((await call()).status).toBe(500);
    for (let again = 0; again < 2; again += 1)
      expect([...(await (await call()).bytes())]).toEqual([2]);
  });

  it('can be read only by the site', async () => {
    const site = 'http://localhost:4321';
    const own = await callForFile(stack, 'terms-pdf', {}, { origin: site });
    const foreign = await callForFile(stack, 'terms-pdf', {}, { origin: 'https://evil.example' });

    expect(own.headers.get('access-control-allow-origin')).toBe(site);
    expect(foreign.headers.has('access-control-allow-origin')).toBe(false);
  });

  it.each([
    ['the method GET', {}, { method: 'GET' }, 405, 'method-not-allowed'],
    ['a form of another site', '{}', { contentType: 'text/plain' }, 415, 'unsupported-media-type'],
    ['no key', {}, { apikey: null }, 401, 'unauthorized'],
    ['half a body', '{"a": ', {}, 400, 'malformed'],
    ['a body that asks for more', { version: 'v9' }, {}, 422, 'invalid-application'],
  ])('refuses %s', async (_, body, options, status, code) => {
    expect(await stack.call('terms-pdf', body, options)).toMatchObject({ status, body: { code } });
  });

  it('allows 60 calls from an address and refuses the next', async () => {
    const address = freshAddress();
    const call = () => stack.call('terms-pdf', { version: 'v9' }, { address });
    await call();
    await countCallsAs(stack, 'terms-pdf', 59);
    expect((await call()).status).toBe(422);

    const refused = await stack.call('terms-pdf', {}, { address });
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate-limited' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
