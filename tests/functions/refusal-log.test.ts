import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SECRET_KEY } from '../support/keys.ts';
import {
  freshAddress,
  startFunctionsStack,
  type CallOptions,
  type FunctionsStack,
} from '../support/functions-stack.ts';

type Line = Record<string, unknown>;

const TYPED = 'somebody@example.com 123-45-6789';

let stack: FunctionsStack;
let user: { userId: string; token: string };

beforeAll(async () => {
  stack = await startFunctionsStack();
  user = await stack.signIn();
});

afterAll(() => stack.stop());

/** Waits until the functions have printed this many refusals from an address, and returns them. */
async function refusalsFrom(address: string, count: number): Promise<Line[]> {
  return vi.waitFor(async () => {
    const hashes = new Set(await hashesOf(address));
    const lines = stack.output
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Line)
      .filter(({ failure, address: hash }) => failure === 'refused' && hashes.has(String(hash)));
    expect(lines).toHaveLength(count);

    return lines;
  });
}

/** The log shows an address as the rate limit's hash. A call that is allowed reveals the hash first. */
const knownHashes = new Map<string, string[]>();
async function hashesOf(address: string): Promise<string[]> {
  const known = knownHashes.get(address);
  if (known) return known;

  const before = await rateLimitHashes();
  await stack.call('vitals', {}, { address });
  const after = await rateLimitHashes();
  const added = [...after].filter((hash) => !before.has(hash));
  knownHashes.set(address, added);

  return added;
}

async function rateLimitHashes(): Promise<Set<string>> {
  const rows = await stack.query(
    `select caller_hash from private.rate_limits where function_name = 'vitals'`,
  );

  return new Set(rows.map(({ caller_hash: hash }) => String(hash)));
}

/** Calls once from a fresh address and returns the only log line. */
async function lineOf(name: string, body: unknown, options: CallOptions): Promise<Line> {
  const address = freshAddress();
  await hashesOf(address);
  await stack.call(name, body, { ...options, address });
  const lines = await refusalsFrom(address, 2); // the empty beacon that reveals the hash is refused too

  return lines.find((line) => line['function'] !== 'vitals') ?? {};
}

describe('the log records a refusal', () => {
  it.each([
    ['without a key', 'check-document', { apikey: null }, 'unauthorized'],
    ['with a wrong key', 'check-document', { apikey: TYPED }, 'unauthorized'],
    ['with the method GET', 'issue-bond', { method: 'GET' }, 'method-not-allowed'],
    ['by a form', 'issue-bond', { contentType: 'text/plain' }, 'unsupported-media-type'],
    ['with a body that is wrong', 'check-document', {}, 'invalid-application'],
    ['by a browser in place of a schedule', 'sign-manifests', {}, 'unauthorized'],
  ] as const)('%s', async (_, name, options, code) => {
    const line = await lineOf(name, { note: TYPED }, options);

    expect(line).toMatchObject({ function: name, failure: 'refused', code });
    expect(line).not.toHaveProperty('user');
    expect(Date.now() - Date.parse(String(line['time']))).toBeLessThan(60_000);
  });

  it('under the id that the caller reads in the response', async () => {
    const address = freshAddress();
    await hashesOf(address);
    const { headers } = await stack.call('check-document', {}, { apikey: null, address });
    const id = headers.get('x-request-id');
    const lines = await refusalsFrom(address, 2);

    expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(lines.map(({ request }) => request)).toContain(id);
    expect(new Set(lines.map(({ request }) => request)).size).toBe(2);
  });

  it('with an invalid token, without the token itself', async () => {
    const token = `${user.token.slice(0, -4)}AAAA`;
    const line = await lineOf('check-document', { documentId: randomUUID() }, { token });

    expect(line).toMatchObject({ code: 'unauthorized' });
    expect(line).not.toHaveProperty('user');
  });

  it.each([
    ['of a customer at a function of the staff', 'issue-bond', { applicationId: randomUUID() }],
    ['of a document that is not there', 'check-document', { documentId: randomUUID() }],
  ])('with the id of the signed-in user: %s', async (_, name, body) => {
    const line = await lineOf(name, body, { token: user.token });

    expect(line).toMatchObject({ function: name, failure: 'refused', user: user.userId });
  });

  it('after the rate limit', async () => {
    const address = freshAddress();
    await hashesOf(address);
    await stack.query(
      `insert into private.rate_limits (function_name, caller_hash, window_started_at, used)
       select 'terms-pdf', caller_hash, now(), 1000 from private.rate_limits
       where caller_hash = $1 and function_name = 'vitals'`,
      await hashesOf(address),
    );
    await stack.call('terms-pdf', {}, { address });

    expect(await refusalsFrom(address, 2)).toContainEqual(
      expect.objectContaining({ function: 'terms-pdf', code: 'rate-limited' }),
    );
  });

  it('of a mail program with a wrong token', async () => {
    const address = freshAddress();
    await hashesOf(address);
    await fetch(`${stack.apiUrl}/functions/v1/unsubscribe?token=wrong`, {
      method: 'POST',
      headers: { 'cf-connecting-ip': address, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });

    expect(await refusalsFrom(address, 2)).toContainEqual(
      expect.objectContaining({ function: 'unsubscribe', code: 'not-found' }),
    );
  });
});

it('no log line contains an IP address, an email address, a token, a key or typed text', () => {
  const printed = stack.output.join('\n');

  expect(printed).toContain('"refused"');
  for (const secret of [TYPED, 'somebody@', '123-45', '2001:db8', '127.0.0.1', SECRET_KEY]) {
    expect(printed).not.toContain(secret);
  }
  expect(printed).not.toMatch(/eyJ|@example\.com|Bearer/);
});
