import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Actor, type ActorDatabase } from '../support/actor-database.ts';
import {
  addStaff,
  endSessionOf,
  signInWithPassword,
  signInWithSecondFactor,
  type StaffActor,
} from '../support/staff-actor.ts';

let database: ActorDatabase;
let admin: StaffActor;

beforeAll(async () => {
  database = await openDatabase();
  admin = await addStaff(database, 'Calvin Ward', 'admin');
});

afterAll(() => database.close());

const listOwn = (actor: Actor) =>
  database.queryAs(actor, 'select * from public.list_own_sessions()');
const idsOf = async (actor: Actor) => (await listOwn(actor)).map(({ id }) => id);

async function ask(actor: Actor, call: string, parameters: unknown[]): Promise<unknown> {
  const [row] = await database.queryAs(actor, `select public.${call} as answer`, parameters);

  return row?.['answer'];
}

const end = (actor: Actor, id: string | undefined) => ask(actor, 'end_own_session($1)', [id]);
const listOf = (actor: Actor, { userId }: { userId: string }) =>
  ask(actor, 'list_sessions_of($1)', [userId]);
const endOf = (actor: Actor, { userId }: { userId: string }) =>
  ask(actor, 'end_sessions_of($1)', [userId]);
const countSessions = async ({ userId }: { userId: string }) =>
  (await database.query('select from auth.sessions where user_id = $1', [userId])).length;

async function addFactor({ userId }: { userId: string }): Promise<void> {
  await database.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
     values ($1, $2, 'totp', 'verified', 'GEZDGNBVGY3TQOJQ', now(), now())`,
    [randomUUID(), userId],
  );
}

describe('a banned account', () => {
  it('claims, exports, lists and changes nothing with a token that is still valid', async () => {
    const customer = await database.addCustomer();
    const session = await signInWithPassword(database, customer);
    expect(await idsOf(session)).toEqual([session.sessionId]);
    expect(await ask(session, 'export_own_data()', [])).not.toBeNull();

    await database.query(
      `update auth.users set banned_until = now() + interval '1 day' where id = $1`,
      [customer.userId],
    );

    expect(await idsOf(session)).toEqual([]);
    expect(await ask(session, 'export_own_data()', [])).toBeNull();
    expect(await end(session, session.sessionId)).toBe(false);
    expect(await ask(session, 'save_contractor($1, 0, $2)', [randomUUID(), {}])).toEqual({
      outcome: 'signed-out',
    });
  });
});

describe('your list of sessions', () => {
  it('shows where you are signed in, with this session first', async () => {
    const customer = await database.addCustomer();
    const other = await signInWithPassword(database, customer);
    const here = await signInWithPassword(database, customer);
    await database.query(
      `update auth.sessions set user_agent = 'Firefox', ip = '192.0.2.7', refreshed_at = '2026-11-22 10:00' where id = $1`,
      [other.sessionId],
    );

    expect(await listOwn(here)).toMatchObject([
      { id: here.sessionId, is_current: true, aal: 'aal1' },
      {
        id: other.sessionId,
        is_current: false,
        user_agent: 'Firefox',
        ip: '192.0.2.7',
        refreshed_at: '2026-11-22T10:00:00+00:00',
      },
    ]);
  });

  it("shows no one else's sessions, no expired sessions and nothing to visitors", async () => {
    const customer = await database.addCustomer();
    const over = await signInWithPassword(database, customer);
    const here = await signInWithPassword(database, customer);
    const stranger = await signInWithPassword(database, await database.addCustomer());
    await database.query(
      `update auth.sessions set not_after = now() - interval '1 minute' where id = $1`,
      [over.sessionId],
    );

    expect(await idsOf(here)).toEqual([here.sessionId]);
    expect(await idsOf(stranger)).toEqual([stranger.sessionId]);
    await expect(listOwn('anon')).rejects.toMatchObject({ code: '42501' });
  });

  it('is empty for a token of an ended session', async () => {
    const customer = await database.addCustomer();
    const here = await signInWithPassword(database, customer);
    await signInWithPassword(database, customer);
    await endSessionOf(database, here);

    expect(await listOwn(here)).toEqual([]);
  });

  it('is empty without the second factor of the account', async () => {
    const customer = await database.addCustomer();
    const owner = await signInWithSecondFactor(database, customer);
    await addFactor(customer);
    const thief = await signInWithPassword(database, customer);

    expect(await listOwn(thief)).toEqual([]);
    expect(await end(thief, owner.sessionId)).toBe(false);
    expect(await idsOf(owner)).toHaveLength(2);
  });

  it("is empty for another user's session id", async () => {
    const owner = await signInWithPassword(database, await database.addCustomer());
    const { userId } = await database.addCustomer();

    expect(await listOwn({ ...owner, userId })).toEqual([]);
  });
});

describe('ending one session', () => {
  it('ends only that session, once', async () => {
    const customer = await database.addCustomer();
    const other = await signInWithPassword(database, customer);
    const here = await signInWithPassword(database, customer);
    await database.query(
      `insert into auth.refresh_tokens (id, token, user_id, session_id) values ('r', 'refresh', $1, $2)`,
      [customer.userId, other.sessionId],
    );

    expect(await end(here, other.sessionId)).toBe(true);
    expect(await end(here, other.sessionId)).toBe(false);
    expect(await idsOf(here)).toEqual([here.sessionId]);
    expect(
      await database.query(`select from auth.refresh_tokens where token = 'refresh'`),
    ).toHaveLength(0);
  });

  it("is refused for another user's session", async () => {
    const victim = await signInWithPassword(database, await database.addCustomer());
    const thief = await signInWithPassword(database, await database.addCustomer());

    expect(await end(thief, victim.sessionId)).toBe(false);
    expect(await end(admin, victim.sessionId)).toBe(false);
    expect(await countSessions(victim)).toBe(1);
  });

  it('ends staff rights immediately', async () => {
    const { userId } = await addStaff(database, 'Dana Whitfield');
    const first = await signInWithSecondFactor(database, { userId });
    const second = await signInWithSecondFactor(database, { userId });
    const isStaff = async (actor: Actor) => (await ask(actor, 'staff_members()', [])) !== null;
    expect(await isStaff(first)).toBe(true);
    await end(second, first.sessionId);

    expect(await isStaff(first)).toBe(false);
    expect(await isStaff(second)).toBe(true);
  });
});

describe("another user's sessions, for an admin,", () => {
  it('can be listed and ended with a record', async () => {
    const customer = await database.addCustomer();
    const session = await signInWithPassword(database, customer);
    await signInWithPassword(database, customer);

    const listed = (await listOf(admin, customer)) as { sessions: { id: string }[] };
    expect(listed).toMatchObject({ outcome: 'listed' });
    expect(listed.sessions.map(({ id }) => id)).toContain(session.sessionId);
    expect(listed.sessions).toHaveLength(2);
    expect(await endOf(admin, customer)).toBe('ended');

    expect(await countSessions(customer)).toBe(0);
    expect(
      await database.query(
        'select actor_id, sessions from private.ended_sessions where user_id = $1',
        [customer.userId],
      ),
    ).toEqual([{ actor_id: admin.userId, sessions: 2 }]);
  });

  it("can't be ended for an unknown account", async () => {
    expect(await endOf(admin, { userId: randomUUID() })).toBe('no-account');
  });

  it('require a code from the last 10 minutes', async () => {
    const victim = await signInWithPassword(database, await database.addCustomer());
    const stale = { ...admin, challengedAt: new Date(Date.now() - 11 * 60_000) };

    expect(await listOf(stale, victim)).toEqual({ outcome: 'challenge-required' });
    expect(await endOf(stale, victim)).toBe('challenge-required');
    expect(await countSessions(victim)).toBe(1);
  });

  it('are closed to everyone else', async () => {
    const victim = await signInWithPassword(database, await database.addCustomer());
    const underwriter = await addStaff(database, 'Dana Whitfield');
    const { userId } = admin;
    const password = await signInWithPassword(database, { userId });
    const over = await signInWithSecondFactor(database, { userId });
    await endSessionOf(database, over);

    for (const actor of [victim, underwriter, password, over]) {
      expect(await listOf(actor, victim)).toEqual({ outcome: 'not-admin' });
      expect(await endOf(actor, victim)).toBe('not-admin');
    }
    for (const actor of ['anon', 'service_role'] as const) {
      await expect(endOf(actor, victim)).rejects.toMatchObject({ code: '42501' });
    }
    expect(await countSessions(victim)).toBe(1);
  });

  it('leave a permanent record', async () => {
    await expect(
      database.query('update private.ended_sessions set sessions = 0'),
    ).rejects.toMatchObject({ code: expect.any(String) as string });
    await expect(
      database.queryAs(admin, 'select from private.ended_sessions'),
    ).rejects.toMatchObject({ code: '42501' });
  });
});
