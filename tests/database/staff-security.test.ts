import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Actor, type ActorDatabase } from '../support/actor-database.ts';
import { storeUnderReview } from '../support/stored-application.ts';
import {
  addFactor,
  addStaff,
  signInWithSecondFactor,
  type StaffActor,
} from '../support/staff-actor.ts';
import { assign } from '../support/underwriting-rows.ts';

let database: ActorDatabase;
let customer: { userId: string };
let underwriter: StaffActor;
let admin: StaffActor;

beforeAll(async () => {
  database = await openDatabase();
  customer = await database.addCustomer();
  underwriter = await addStaff(database, 'Dana Whitfield');
  admin = await addStaff(database, 'Calvin Ward', 'admin');
});

afterAll(() => database.close());

async function ask(actor: Actor, call: string, parameters: unknown[] = []): Promise<unknown> {
  const [row] = await database.queryAs(actor, `select public.${call} as answer`, parameters);

  return row?.['answer'];
}

const grant = (actor: Actor, email: string, role = 'underwriter') =>
  ask(actor, 'grant_staff_role($1, $2)', [email, role]);
const revoke = (actor: Actor, { userId }: { userId: string }, role = 'underwriter') =>
  ask(actor, 'revoke_staff_role($1, $2)', [userId, role]);

async function emailOf({ userId }: { userId: string }): Promise<string> {
  const [row] = await database.query('select email from auth.users where id = $1', [userId]);

  return String(row?.['email']);
}

type Entry = Record<string, unknown> & { key: string; at: string };
type Log = { people: { id: string; name: string | null }[]; entries: Entry[] };

const log = async (filters: object = {}, actor: Actor = admin) =>
  (await ask(actor, 'access_log($1::jsonb)', [JSON.stringify(filters)])) as Log | null;

describe('the functions of the security page', () => {
  it.each([
    ['staff_members()', []],
    ['grant_staff_role($1, $2)', ['a@example.com', 'admin']],
    ['revoke_staff_role($1, $2)', [randomUUID(), 'admin']],
    ['access_log($1::jsonb)', ['{}']],
    ['web_vitals_summary($1)', [7]],
  ])('%s is closed to visitors and to the functions', async (call, parameters) => {
    for (const actor of ['anon', 'service_role'] as const) {
      await expect(ask(actor, call, parameters)).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('return nothing to a customer and change nothing for one', async () => {
    expect(await ask(customer, 'staff_members()')).toBeNull();
    expect(await log({}, customer)).toBeNull();
    expect(await ask(customer, 'web_vitals_summary(28)')).toBeNull();
    expect(await grant(customer, await emailOf(customer), 'admin')).toBe('not-admin');
    expect(await revoke(customer, admin, 'admin')).toBe('not-admin');
  });

  it('let an underwriter see the staff, but not change roles or read the log', async () => {
    expect(await ask(underwriter, 'staff_members()')).toMatchObject({ is_admin: false });
    expect(await log({}, underwriter)).toBeNull();
    expect(await grant(underwriter, await emailOf(customer))).toBe('not-admin');
    expect(await revoke(underwriter, admin, 'admin')).toBe('not-admin');
  });
});

describe('an admin', () => {
  it('sees the staff with their names and roles', async () => {
    const seen = (await ask(admin, 'staff_members()')) as { members: object[] };

    expect(seen).toMatchObject({ is_admin: true });
    expect(seen.members).toMatchObject([
      { name: 'Calvin Ward', email: await emailOf(admin), roles: [{ role: 'admin' }] },
      { name: 'Dana Whitfield', roles: [{ role: 'underwriter' }] },
    ]);
  });

  it('grants a role by email address, in upper or lower case, once', async () => {
    const newcomer = await signInWithSecondFactor(database, await database.addCustomer());
    await addFactor(database, newcomer, 'verified');
    const email = ` ${(await emailOf(newcomer)).toUpperCase()} `;

    expect(await grant(admin, email)).toBe('granted');
    expect(await grant(admin, email)).toBe('held-already');
    expect(await ask(newcomer, 'staff_members()')).toMatchObject({ is_admin: false });
    expect(await revoke(admin, newcomer)).toBe('revoked');
    expect(await revoke(admin, newcomer)).toBe('not-held');
    expect(await ask(newcomer, 'staff_members()')).toBeNull();
  });

  it("can't grant a role to an unknown or unconfirmed address, or an unknown role", async () => {
    const claimed = await database.addCustomer();
    await database.query('update auth.users set email_confirmed_at = null where id = $1', [
      claimed.userId,
    ]);

    expect(await grant(admin, 'nobody@example.com')).toBe('no-account');
    expect(await grant(admin, '')).toBe('no-account');
    expect(await grant(admin, await emailOf(claimed))).toBe('not-confirmed');
    const proved = await database.addCustomer();
    await addFactor(database, proved, 'verified');
    await expect(grant(admin, await emailOf(proved), 'owner')).rejects.toMatchObject({
      code: '23514',
    });
  });

  it('keeps the role if it is the last one, even if two admins remove each other at once', async () => {
    expect(await revoke(admin, admin, 'admin')).toBe('last-admin');

    const other = await addStaff(database, 'Ines Prado', 'admin');
    const both = await Promise.all([revoke(admin, other, 'admin'), revoke(other, admin, 'admin')]);
    expect(both.toSorted()).toEqual(['not-admin', 'revoked']);

    const left = await database.query(
      `select user_id from public.staff_roles where role = 'admin'`,
    );
    expect(left).toHaveLength(1);
    await database.query(
      `insert into public.staff_roles (user_id, role) values ($1, 'admin') on conflict do nothing`,
      [admin.userId],
    );
  });

  it('releases the assignments of someone who lost the role', async () => {
    const leaving = await addStaff(database, 'Lee Moreno');
    const id = await storeUnderReview(database, customer);
    await assign(database, leaving, [{ id, seen: null }], leaving.userId);

    expect(await revoke(admin, leaving)).toBe('revoked');
    expect(
      await database.query(
        'select staff_id from public.application_assignments where application_id = $1',
        [id],
      ),
    ).toEqual([{ staff_id: null }]);
  });
});

describe('the access log', () => {
  it('records every role change, even outside the API, and outlives the account', async () => {
    const person = await database.addCustomer();
    await addFactor(database, person, 'verified');
    const email = await emailOf(person);
    await grant(admin, email, 'admin');
    await database.query('delete from public.staff_roles where user_id = $1', [person.userId]);
    await database.query('delete from auth.users where id = $1', [person.userId]);

    const seen = await log({ person: person.userId });
    expect(seen?.entries).toMatchObject([
      {
        kind: 'role-revoked',
        role: 'admin',
        actor_id: null,
        subject_id: person.userId,
        subject_email: email,
      },
      {
        kind: 'role-granted',
        role: 'admin',
        actor_id: admin.userId,
        actor_name: 'Calvin Ward',
        actor_email: await emailOf(admin),
        subject_email: email,
      },
    ]);
    expect(seen?.people).toContainEqual({ id: person.userId, name: null, email: null });
  });

  it('records each reveal of a number with its reason, page by page', async () => {
    const id = await storeUnderReview(database, customer);
    for (let look = 1; look <= 30; look += 1) {
      await database.queryAs('service_role', 'select public.reveal_identity($1::jsonb)', [
        JSON.stringify({
          application_id: id,
          staff_id: underwriter.userId,
          which: 'ein',
          reason: `Look number ${look}`,
        }),
      ]);
    }

    const first = (await log({ kind: 'number-shown' }))?.entries ?? [];
    const last = first[24];
    const second =
      (await log({ kind: 'number-shown', before: { at: last?.at, key: last?.key } }))?.entries ??
      [];

    expect(first).toHaveLength(26);
    expect(first[0]).toMatchObject({
      actor_name: 'Dana Whitfield',
      which: 'ein',
      reason: 'Look number 30',
      application_id: id,
      number: expect.stringMatching(/^APP-/),
    });
    expect(second.map(({ reason }) => reason)).toEqual([
      'Look number 5',
      'Look number 4',
      'Look number 3',
      'Look number 2',
      'Look number 1',
    ]);
    expect((await log({ kind: 'number-shown', person: admin.userId }))?.entries).toEqual([]);
  });

  it("can't be changed by anyone", async () => {
    for (const statement of [
      `update private.staff_role_changes set change = 'granted'`,
      'delete from private.staff_role_changes',
      'truncate private.staff_role_changes',
    ]) {
      await expect(database.query(statement)).rejects.toMatchObject({ code: '42501' });
      for (const actor of ['service_role', admin] as const) {
        await expect(database.queryAs(actor, statement)).rejects.toMatchObject({ code: '42501' });
      }
    }
  });
});

describe('the summary of web vitals', () => {
  it('returns visits and the 75th percentile by route and metric for the requested days', async () => {
    await database.query(
      `insert into public.web_vitals (recorded_at, route, name, value, rating, navigation)
       select now() - make_interval(days => age), '/quote', 'LCP', value, 'good', 'navigate'
       from (values (1, 1000), (1, 2000), (2, 3000), (2, 4000), (3, 5000), (8, 60000), (91, 90000)) as visit (age, value)`,
    );

    expect(await ask(underwriter, 'web_vitals_summary(7)')).toEqual([
      { route: '/quote', name: 'LCP', visits: 5, p75: 4000 },
    ]);
    expect(await ask(admin, 'web_vitals_summary(28)')).toEqual([
      { route: '/quote', name: 'LCP', visits: 6, p75: 4750 },
    ]);
    expect(await ask(admin, 'web_vitals_summary(1000000)')).toMatchObject([{ visits: 6 }]);
  });
});
