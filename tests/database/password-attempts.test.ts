import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';

let database: ActorDatabase;
let userId: string;

beforeAll(async () => {
  database = await openDatabase();
});

beforeEach(async () => {
  ({ userId } = await database.addCustomer());
});

afterAll(() => database.close());

/** The hook's decision about a password of the account. */
async function attempt(isValid: boolean): Promise<unknown> {
  const [row] = await database.query('select private.check_password_attempt($1) as answer', [
    { user_id: userId, valid: isValid },
  ]);

  return (row?.['answer'] as { decision: unknown }).decision;
}

async function attemptWrong(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await attempt(false);
}

/** Moves the account's attempts into the past. */
const pass = (time: string) =>
  database.query(
    `update private.password_attempts
     set last_wrong_at = last_wrong_at - $2::interval, blocked_until = blocked_until - $2::interval
     where user_id = $1`,
    [userId, time],
  );

/** The minutes until the account accepts a password again. */
async function minutesLeft(): Promise<number> {
  const [row] = await database.query(
    `select extract(epoch from blocked_until - last_wrong_at) / 60 as minutes
     from private.password_attempts where user_id = $1`,
    [userId],
  );

  return Math.round(Number(row?.['minutes'] ?? 0));
}

describe('wrong passwords for one account', () => {
  it('block even the right password after the fifth, with the message for a wrong one', async () => {
    await attemptWrong(4);
    expect(await attempt(true)).toBe('continue');
    await attemptWrong(5);

    expect(await attempt(true)).toBe('reject');
    const [row] = await database.query('select private.check_password_attempt($1) as answer', [
      { user_id: userId, valid: true },
    ]);
    expect(row?.['answer']).toEqual({
      decision: 'reject',
      message: 'Invalid login credentials',
      should_logout_user: false,
    });
  });

  it('double the block each time, up to an hour', async () => {
    await attemptWrong(5);
    const minutes = [await minutesLeft()];
    for (let time = 0; time < 7; time += 1) {
      await pass(`${minutes.at(-1)} minutes`);
      await attempt(false);
      minutes.push(await minutesLeft());
    }

    expect(minutes).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  });

  it("don't extend a block that is active", async () => {
    await attemptWrong(50);

    expect(await minutesLeft()).toBe(1);
    await pass('61 seconds');
    expect(await attempt(true)).toBe('continue');
    expect(await attempt(false)).toBe('continue');
    expect(await attempt(true)).toBe('continue');
  });

  it('are forgotten after 15 quiet minutes, or after a quiet day if they led to a block', async () => {
    await attemptWrong(4);
    await pass('16 minutes');
    await attempt(false);
    expect(await attempt(true)).toBe('continue');

    await attemptWrong(5);
    await pass('23 hours');
    await attempt(false);
    expect(await attempt(true)).toBe('reject');
    await pass('25 hours');
    await attempt(false);
    expect(await attempt(true)).toBe('continue');
  });

  it('block no other account', async () => {
    await attemptWrong(6);
    ({ userId } = await database.addCustomer());

    expect(await attempt(true)).toBe('continue');
  });

  it("stop blocking after the account's password changes", async () => {
    await attemptWrong(6);
    await database.query('update auth.users set encrypted_password = $2 where id = $1', [
      userId,
      'another hash',
    ]);

    expect(await attempt(true)).toBe('continue');
  });
});

describe('the hook', () => {
  const MAY_CALL = `select has_function_privilege($1, 'private.check_password_attempt(jsonb)', 'execute') as may`;

  it.each([
    ['supabase_auth_admin', true],
    ['anon', false],
    ['authenticated', false],
    ['service_role', false],
  ])('may be called by %s: %s', async (role, may) => {
    expect(await database.query(MAY_CALL, [role])).toEqual([{ may }]);
  });
});
