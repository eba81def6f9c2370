import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { addStaff, type StaffActor } from '../support/staff-actor.ts';

const DENIED = { code: '42501' };

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

describe('roles of the staff', () => {
  const read = 'select user_id, role from public.staff_roles order by role';

  it('can all be read by the staff', async () => {
    for (const member of [underwriter, admin]) {
      expect(await database.queryAs(member, read)).toEqual([
        { user_id: admin.userId, role: 'admin' },
        { user_id: underwriter.userId, role: 'underwriter' },
      ]);
    }
  });

  it('are hidden from customers and refused to visitors', async () => {
    expect(await database.queryAs(customer, read)).toEqual([]);
    await expect(database.queryAs('anon', read)).rejects.toMatchObject(DENIED);
  });

  it.each([
    ['add', `insert into public.staff_roles (user_id, role) values (auth.uid(), 'admin')`],
    ['change', `update public.staff_roles set role = 'admin'`],
    ['delete', 'delete from public.staff_roles'],
    ['empty', 'truncate public.staff_roles'],
  ])('no one can %s a role over the API, not even an admin', async (_, statement) => {
    const before = await database.query(read);

    for (const actor of ['anon', customer, underwriter, admin] as const) {
      await expect(database.queryAs(actor, statement)).rejects.toMatchObject(DENIED);
    }
    expect(await database.query(read)).toEqual(before);
  });

  it('can be granted by the functions', async () => {
    const newcomer = await database.addCustomer();

    await database.queryAs(
      'service_role',
      `insert into public.staff_roles (user_id, role) values ($1, 'underwriter')`,
      [newcomer.userId],
    );
    await database.queryAs('service_role', 'delete from public.staff_roles where user_id = $1', [
      newcomer.userId,
    ]);
  });

  it('are exactly two', async () => {
    await expect(
      database.queryAs(
        'service_role',
        `insert into public.staff_roles (user_id, role) values ($1, 'owner')`,
        [customer.userId],
      ),
    ).rejects.toMatchObject({ code: '23514' });
  });

  it('are deleted with the account', async () => {
    const leaving = await database.addCustomer();
    await database.query(`insert into public.staff_roles (user_id, role) values ($1, 'admin')`, [
      leaving.userId,
    ]);

    await database.query('delete from auth.users where id = $1', [leaving.userId]);

    expect(
      await database.query('select 1 from public.staff_roles where user_id = $1', [leaving.userId]),
    ).toEqual([]);
  });
});

describe('is_staff', () => {
  it('is true for any staff role and for no one else', async () => {
    const ask = 'select private.is_staff() as is_staff';
    const asPolicy = `create function public.ask_is_staff() returns boolean language sql
      set search_path = '' begin atomic select private.is_staff(); end`;
    await database.query(asPolicy);
    await database.query('grant execute on function public.ask_is_staff() to authenticated');

    for (const [actor, expected] of [
      [customer, false],
      [underwriter, true],
      [admin, true],
    ] as const) {
      expect(await database.queryAs(actor, 'select public.ask_is_staff() as is_staff')).toEqual([
        { is_staff: expected },
      ]);
    }
    // No role may use schema `private` directly, but the policy, written earlier, may call its function.
    await expect(database.queryAs(customer, ask)).rejects.toMatchObject(DENIED);
    await database.query('drop function public.ask_is_staff()');
  });
});

describe('settings', () => {
  it('can be read and changed by the functions, and have a single row', async () => {
    expect(
      await database.queryAs('service_role', 'select document_scanner from private.settings'),
    ).toEqual([{ document_scanner: false }]);
    await expect(
      database.query('insert into private.settings default values'),
    ).rejects.toMatchObject({ code: '23505' });
    await expect(
      database.query('insert into private.settings (is_only_row) values (false)'),
    ).rejects.toMatchObject({ code: '23514' });
  });

  it('are closed to everyone else, including admins', async () => {
    for (const actor of ['anon', customer, admin] as const) {
      for (const statement of [
        'select document_scanner from private.settings',
        'update private.settings set document_scanner = true',
        'delete from private.settings',
      ]) {
        await expect(database.queryAs(actor, statement)).rejects.toMatchObject(DENIED);
      }
    }
  });
});
