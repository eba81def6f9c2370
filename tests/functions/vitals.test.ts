import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  freshAddress,
  startFunctionsStack,
  type CallOptions,
  type FunctionsStack,
} from '../support/functions-stack.ts';
import { countCallsAs } from '../support/many-calls.ts';

let stack: FunctionsStack;

beforeAll(async () => {
  stack = await startFunctionsStack();
});

afterAll(() => stack.stop());

const LCP = { name: 'LCP', value: 1200, rating: 'good', navigation: 'navigate' };
const REPORT = { route: '/products/[bond]', vitals: [LCP] };

/** Sends a report like a closing page, without a key. */
function send(body: unknown, options: CallOptions = {}) {
  return stack.call('vitals', body, { apikey: null, ...options });
}

describe('vitals', () => {
  it('stores the measurements of a visit from a beacon without a key', async () => {
    const route = '/states/[stateCode]';
    const answer = await send({ route, vitals: [LCP, { ...LCP, name: 'CLS', value: 0.01 }] });

    expect(answer).toMatchObject({ status: 200, body: { stored: 2 } });
    expect(
      await stack.query(
        'select name, value from public.web_vitals where route = $1 order by name',
        [route],
      ),
    ).toEqual([
      { name: 'CLS', value: 0.01 },
      { name: 'LCP', value: 1200 },
    ]);
  });

  it.each([
    ['the method GET', undefined, { method: 'GET' }, 405, 'method-not-allowed'],
    ['a form of another site', '{}', { contentType: 'text/plain' }, 415, 'unsupported-media-type'],
    ['half a body', '{"route": ', {}, 400, 'malformed'],
    ['64 kB', { ...REPORT, note: 'x'.repeat(64 * 1024) }, {}, 413, 'too-large'],
    [
      'an address',
      { ...REPORT, route: '/quote?email=jane@example.com' },
      {},
      422,
      'invalid-application',
    ],
    ['a field nobody asked for', { ...REPORT, userId: '1' }, {}, 422, 'invalid-application'],
  ])('refuses %s', async (_, body, options, status, code) => {
    expect(await send(body, options)).toMatchObject({ status, body: { code } });
  });

  it('stores nothing from a refused report', async () => {
    const before = await stack.query('select count(*) from public.web_vitals');
    await send({ route: '/', vitals: [LCP, { ...LCP, name: 'TTFB', value: -1 }] });

    expect(await stack.query('select count(*) from public.web_vitals')).toEqual(before);
  });

  it('limits a visitor to 120 page views in ten minutes, through any proxy', async () => {
    const visitor = freshAddress();
    const through = (proxy: string) =>
      fetch(`${stack.apiUrl}/functions/v1/vitals`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'cf-connecting-ip': proxy,
          'x-nf-client-connection-ip': visitor,
        },
        body: '{}',
      });
    await through(freshAddress());
    await countCallsAs(stack, 'vitals', 119);
    expect((await through(freshAddress())).status).toBe(422);

    expect((await through(freshAddress())).status).toBe(429);
    expect((await send(REPORT)).status).toBe(200);
  });

  it("limits all visitors together, so that invented addresses can't fill a table", async () => {
    await stack.query(
      `update private.rate_limits set used = 1200, window_started_at = now()
       where function_name = 'vitals-overall'`,
    );

    const answer = await send(REPORT);
    expect(answer).toMatchObject({ status: 429, body: { code: 'rate-limited' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
