import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';

let database: ActorDatabase;

beforeAll(async () => {
  database = await openDatabase();
});

afterAll(() => database.close());

const WINDOW_SECONDS = 600;

async function take(caller: string, allowed = 3, name = 'submit-application'): Promise<number> {
  const [row] = await database.queryAs(
    'service_role',
    'select public.take_rate_limit($1, $2, $3, $4) as wait',
    [name, caller, allowed, WINDOW_SECONDS],
  );

  return Number(row?.['wait']);
}

async function takeTimes(count: number, caller: string): Promise<number[]> {
  const waits = [];
  for (let call = 0; call < count; call += 1) waits.push(await take(caller));

  return waits;
}

/** Seconds that may pass between two calls on a busy machine. */
const SLACK_SECONDS = 30;

function expectWait(wait: number | undefined, seconds: number): void {
  expect(wait).toBeLessThanOrEqual(seconds);
  expect(wait).toBeGreaterThan(seconds - SLACK_SECONDS);
}

/** Moves the start of the caller's window into the past. */
async function passSeconds(caller: string, seconds: number): Promise<void> {
  await database.query(
    `update private.rate_limits
     set window_started_at = window_started_at - make_interval(secs => $2) where caller_hash = $1`,
    [caller, seconds],
  );
}

describe('the rate limit', () => {
  it('allows as many calls as the limit, then returns the seconds to wait', async () => {
    const caller = randomUUID();

    expect(await takeTimes(3, caller)).toEqual([0, 0, 0]);
    expectWait(await take(caller), WINDOW_SECONDS);

    await passSeconds(caller, 400);
    expectWait(await take(caller), 200);
  });

  it('starts over after the window', async () => {
    const caller = randomUUID();
    await takeTimes(4, caller);

    await passSeconds(caller, WINDOW_SECONDS);
    expect(await takeTimes(3, caller)).toEqual([0, 0, 0]);
    expectWait(await take(caller), WINDOW_SECONDS);
  });

  it('counts each caller and each function separately', async () => {
    const caller = randomUUID();
    await takeTimes(4, caller);

    expect(await take(randomUUID())).toBe(0);
    expect(await take(caller, 3, 'authorize-payment')).toBe(0);
  });

  it('deletes callers after a day', async () => {
    const caller = randomUUID();
    await take(caller);
    await passSeconds(caller, 86_401);

    await take(randomUUID());
    expect(
      await database.query('select 1 from private.rate_limits where caller_hash = $1', [caller]),
    ).toEqual([]);
  });

  it('can be checked only by the functions', async () => {
    for (const actor of ['anon', await database.addCustomer()] as const) {
      await expect(
        database.queryAs(actor, `select public.take_rate_limit('f', 'c', 1000, 1)`),
      ).rejects.toMatchObject({ code: '42501' });
    }
  });
});
