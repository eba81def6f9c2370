import { readFile } from 'node:fs/promises';
import { parse as parseToml } from 'smol-toml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECRET_KEY } from '../support/keys.ts';
import { FUNCTIONS } from '../support/edge-function-matrix.ts';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';

const QUOTE_FUNCTIONS = ['authorize-payment', 'submit-application'];
/** Their own tests have the limit of what they take. */
const TAKES_FILES = ['add-blank-form', 'add-contractor-file', 'add-matter-file', 'store-own-form'];
/** A browser calls them with the publishable key. The other functions' own tests refuse what those don't take. */
const OF_BROWSERS = Object.entries(FUNCTIONS)
  .filter(([, { method, answers }]) => method !== 'GET' && answers.service === '401 unauthorized')
  .map(([name]) => name);
const ORIGIN = 'http://localhost:4321';

let stack: FunctionsStack;

beforeAll(async () => {
  stack = await startFunctionsStack();
});

afterAll(() => stack.stop());

describe.each(OF_BROWSERS)('%s refuses', (name) => {
  it.each(['GET', 'PUT', 'PATCH', 'DELETE'])('the method %s', async (method) => {
    const answer = await stack.call(name, {}, { method });

    expect(answer).toMatchObject({ status: 405, body: { code: 'method-not-allowed' } });
    expect(answer.headers.get('allow')).toBe('POST');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    "a body of type %s, which another site's form could send",
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

  it.skipIf(TAKES_FILES.includes(name))('more than 64 kB', async () => {
    const body = JSON.stringify({ note: 'x'.repeat(64 * 1024) });

    expect(await stack.call(name, body)).toMatchObject({
      status: 413,
      body: { code: 'too-large' },
    });
  });
});

describe.each(QUOTE_FUNCTIONS)('%s refuses', (name) => {
  it('a body without a quote, and names the missing fields', async () => {
    const bond = { bondType: 'notary', stateCode: 'TN' };
    const { status, body } = await stack.call(name, { method: 'wire', ...bond, selection: bond });

    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'invalid-application',
      issues: expect.arrayContaining([expect.objectContaining({ path: ['quoteId'] })]),
    });
  });
});

describe('every answer', () => {
  it("is never cached, and its content type can't be sniffed", async () => {
    for (const options of [{}, { method: 'GET' }, { apikey: null }]) {
      const { headers } = await stack.call('submit-application', {}, options);

      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-type')).toMatch(/^application\/json/);
    }
  });

  it("loads nothing, can't be framed and requires https", async () => {
    for (const options of [{}, { method: 'GET' }, { method: 'OPTIONS' }, { apikey: null }]) {
      const { headers } = await stack.call('submit-application', {}, options);

      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      );
      expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
  });

  it('has the security headers of a page, because Netlify adds none to what it forwards below /api/', async () => {
    const netlify = parseToml(await readFile('netlify.toml', 'utf8')) as {
      headers: { for: string; values: Record<string, string> }[];
    };
    const ofPages = netlify.headers.find((rule) => rule.for === '/*')?.values ?? {};
    const names = Object.keys(ofPages).filter((name) => name !== 'Permissions-Policy');
    const { headers } = await stack.call('vitals', {});

    expect(names.filter((name) => !headers.has(name))).toEqual([]);
    expect(headers.get('x-frame-options')).toBe(ofPages['X-Frame-Options']);
  });

  it('can be read by the site, even a refusal', async () => {
    for (const options of [{}, { apikey: null }, { contentType: 'text/plain' }]) {
      const { headers } = await stack.call(
        'submit-application',
        {},
        { ...options, origin: ORIGIN },
      );

      expect(headers.get('access-control-allow-origin')).toBe(ORIGIN);
    }
  });

  it("can't be read by another site", async () => {
    const { headers } = await stack.call(
      'submit-application',
      {},
      { origin: 'https://evil.example' },
    );

    expect(headers.has('access-control-allow-origin')).toBe(false);
  });
});

describe('a preflight', () => {
  it('needs no key', async () => {
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

  it('allows nothing to another site', async () => {
    const { headers } = await stack.call('submit-application', '', {
      method: 'OPTIONS',
      apikey: null,
      contentType: null,
      origin: 'https://evil.example',
    });

    expect([...headers.keys()].filter((header) => header.startsWith('access-control'))).toEqual([]);
  });
});

describe('the caller', () => {
  it.each([
    ['is no token', 'something'],
    ['was signed by someone else', `${btoa('{"alg":"HS256"}')}.${btoa('{"sub":"x"}')}.c2ln`],
    ['is not signed', `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x","role":"service_role"}')}.`],
  ])('is unknown if the token %s', async (_, token) => {
    const body = { quoteId: 'x' };
    const quote = {
      quoteId: '3f1b2a9e-0c1d-4e5f-8a6b-7c8d9e0f1a2b',
      quoteKey: 'k'.repeat(43),
      selection: { bondType: 'notary', stateCode: 'TN' },
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
