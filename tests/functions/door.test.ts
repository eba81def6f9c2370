import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECRET_KEY } from '../../supabase/local/keys.ts';
import {
  freshAddress,
  startFunctionsStack,
  type FunctionsStack,
} from '../support/functions-stack.ts';

const QUOTE_FUNCTIONS = ['authorize-payment', 'submit-application'];
const FUNCTIONS = [
  ...QUOTE_FUNCTIONS,
  'generate-signed-url',
  'open-document',
  'withdraw-application',
  'decide-application',
  'issue-bond',
  'audit-bundle',
  'reveal-identity',
  'answer-information-request',
  'request-bond-change',
  'decide-bond-request',
  'check-document',
  'mail-confirmation',
  'make-recovery-codes',
  'use-recovery-code',
  'unsubscribe',
];
const ORIGIN = 'http://localhost:4321';

let stack: FunctionsStack;

beforeAll(async () => {
  stack = await startFunctionsStack();
});

afterAll(() => stack.stop());

describe.each(FUNCTIONS)('%s refuses', (name) => {
  it.each(['GET', 'PUT', 'PATCH', 'DELETE'])('the method %s', async (method) => {
    const answer = await stack.call(name, {}, { method });

    expect(answer).toMatchObject({ status: 405, body: { code: 'method-not-allowed' } });
    expect(answer.headers.get('allow')).toBe('POST');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'a body of type %s, which a form of another site could send',
    async (contentType) => {
      expect(await stack.call(name, '{}', { contentType })).toMatchObject({
        status: 415,
        body: { code: 'unsupported-media-type' },
      });
    },
  );

  it.each([
    ['no key', null],
    ['an unknown key', 'sb_publishable_of_someone_else'],
    ['the secret key, which belongs in no browser', SECRET_KEY],
    ['an empty key', ''],
  ])('%s', async (_, apikey) => {
    expect(await stack.call(name, {}, { apikey })).toMatchObject({
      status: 401,
      body: { code: 'unauthorized' },
    });
  });

  it.each([
    ['half a body', '{"quoteId": '],
    ['a list', '[]'],
    ['nothing', ''],
  ])('%s', async (_, body) => {
    expect(await stack.call(name, body)).toMatchObject({
      status: 400,
      body: { code: 'malformed' },
    });
  });

  it('more than 64 kB', async () => {
    const body = JSON.stringify({ note: 'x'.repeat(64 * 1024) });

    expect(await stack.call(name, body)).toMatchObject({
      status: 413,
      body: { code: 'too-large' },
    });
  });
});

describe.each(QUOTE_FUNCTIONS)('%s refuses', (name) => {
  it('a body without a quote, naming what is missing', async () => {
    const bond = { bondType: 'notary', stateCode: 'TX' };
    const { status, body } = await stack.call(name, { method: 'wire', ...bond, selection: bond });

    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'invalid-application',
      issues: expect.arrayContaining([expect.objectContaining({ path: ['quoteId'] })]),
    });
  });
});

describe('every answer', () => {
  it('is kept by no cache and taken for nothing but JSON', async () => {
    for (const options of [{}, { method: 'GET' }, { apikey: null }]) {
      const { headers } = await stack.call('submit-application', {}, options);

      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-type')).toMatch(/^application\/json/);
    }
  });

  it('loads nothing, is shown in no frame, and is asked for by https alone', async () => {
    for (const options of [{}, { method: 'GET' }, { method: 'OPTIONS' }, { apikey: null }]) {
      const { headers } = await stack.call('submit-application', {}, options);

      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      );
      expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
  });

  it('may be read by the site, also when it is a refusal', async () => {
    for (const options of [{}, { apikey: null }, { contentType: 'text/plain' }]) {
      const { headers } = await stack.call(
        'submit-application',
        {},
        { ...options, origin: ORIGIN },
      );

      expect(headers.get('access-control-allow-origin')).toBe(ORIGIN);
    }
  });

  it('is kept from another site', async () => {
    const { headers } = await stack.call(
      'submit-application',
      {},
      { origin: 'https://evil.example' },
    );

    expect(headers.has('access-control-allow-origin')).toBe(false);
  });
});

describe('a preflight', () => {
  it('is answered without a key', async () => {
    const answer = await stack.call('submit-application', '', {
      method: 'OPTIONS',
      apikey: null,
      contentType: null,
      origin: ORIGIN,
    });

    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-headers')).toContain('apikey');
    expect(answer.headers.get('access-control-allow-methods')).toBe('POST');
  });

  it('gives another site nothing', async () => {
    const { headers } = await stack.call('submit-application', '', {
      method: 'OPTIONS',
      apikey: null,
      contentType: null,
      origin: 'https://evil.example',
    });

    expect([...headers.keys()].filter((header) => header.startsWith('access-control'))).toEqual([]);
  });
});

describe('the rate limit', () => {
  it('lets 60 calls of a function through and refuses the next, with the time to wait', async () => {
    const address = freshAddress();
    const calls = Array.from({ length: 60 }, () =>
      stack.call('submit-application', {}, { address }),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([422]));

    const { status, body, headers } = await stack.call('submit-application', {}, { address });
    expect({ status, body }).toEqual({ status: 429, body: { code: 'rate-limited' } });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(600);

    expect(await stack.call('authorize-payment', {}, { address })).toMatchObject({ status: 422 });
    expect(await stack.call('submit-application', {})).toMatchObject({ status: 422 });
  });

  it('counts the addresses of an IPv6 network together, however they are written', async () => {
    const spellings = (call: number) => [
      `2001:db8:77:1::${call.toString(16)}`,
      `2001:0DB8:0077:0001:0000:0000:0000:${call.toString(16)}`,
      `[2001:db8:77:1:ffff::${call.toString(16)}]:443`,
    ];
    const calls = Array.from({ length: 20 }, (_, call) =>
      spellings(call + 1).map((address) => stack.call('submit-application', {}, { address })),
    );
    const statuses = (await Promise.all(calls.flat())).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([422]));

    expect(
      await stack.call('submit-application', {}, { address: '2001:db8:77:1:abcd::' }),
    ).toMatchObject({ status: 429 });
    expect(
      await stack.call('submit-application', {}, { address: '2001:db8:77:2::1' }),
    ).toMatchObject({ status: 422 });
  });

  it('stores no address', async () => {
    const address = '203.0.113.77';
    await stack.call('submit-application', {}, { address });

    const rows = await stack.query('select caller_hash from private.rate_limits');
    expect(rows.length).toBeGreaterThan(0);
    for (const { caller_hash: hash } of rows) expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(rows)).not.toContain(address);
  });
});

describe('who calls', () => {
  it.each([
    ['is no token', 'something'],
    ['was signed by someone else', `${btoa('{"alg":"HS256"}')}.${btoa('{"sub":"x"}')}.c2ln`],
    ['is not signed', `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x","role":"service_role"}')}.`],
  ])('is unknown when the token %s', async (_, token) => {
    const body = { quoteId: 'x' };
    const quote = {
      quoteId: '3f1b2a9e-0c1d-4e5f-8a6b-7c8d9e0f1a2b',
      quoteKey: 'k'.repeat(43),
      selection: { bondType: 'notary', stateCode: 'TX' },
      bondDetails: body,
      applicant: body,
      business: body,
      underwriting: body,
      paymentId: '3f1b2a9e-0c1d-4e5f-8a6b-7c8d9e0f1a2b',
    };

    expect(await stack.call('submit-application', quote, { token })).toMatchObject({
      status: 401,
      body: { code: 'unauthorized' },
    });
  });
});
