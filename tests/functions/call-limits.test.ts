import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  freshAddress,
  startFunctionsStack,
  type FunctionsStack,
} from '../support/functions-stack.ts';
import { statusesOf } from '../support/many-calls.ts';

let stack: FunctionsStack;

beforeAll(async () => {
  stack = await startFunctionsStack();
});

afterAll(() => stack.stop());

describe('the rate limit', () => {
  it('allows 60 calls of a function and refuses the next with the time to wait', async () => {
    const address = freshAddress();
    const statuses = await statusesOf(60, () => stack.call('submit-application', {}, { address }));
    expect(statuses).toEqual(new Set([422]));

    const { status, body, headers } = await stack.call('submit-application', {}, { address });
    expect({ status, body }).toEqual({ status: 429, body: { code: 'rate-limited' } });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(600);

    expect(await stack.call('authorize-payment', {}, { address })).toMatchObject({ status: 422 });
    expect(await stack.call('submit-application', {})).toMatchObject({ status: 422 });
  });

  it('counts the addresses of an IPv6 network together, in any notation', async () => {
    const spellings = (call: number) => [
      `2001:db8:77:1::${call.toString(16)}`,
      `2001:0DB8:0077:0001:0000:0000:0000:${call.toString(16)}`,
      `[2001:db8:77:1:ffff::${call.toString(16)}]:443`,
    ];
    const addresses = Array.from({ length: 20 }, (_, call) => spellings(call + 1)).flat();
    const statuses = await statusesOf(addresses.length, (call) =>
      stack.call('submit-application', {}, { address: String(addresses[call]) }),
    );
    expect(statuses).toEqual(new Set([422]));

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
