import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOLD_UPS } from '~/domain/issuing/hold-ups';
import { type Actor, openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { addStaff, openApplication, signInWithPassword } from '../support/staff-actor.ts';
import { buildKeyHash, storeApplication } from '../support/stored-application.ts';

let database: ActorDatabase;
let customer: { userId: string };

beforeAll(async () => {
  database = await openDatabase();
  customer = await database.addCustomer();
});

afterAll(() => database.close());

const approved = async () =>
  (await storeApplication(database, { ...customer, keyHash: buildKeyHash() })).quoteId;

/** An approved application that is left to the staff and was sent by this customer. */
async function held(reason: string): Promise<string> {
  const id = await approved();
  await asFunctions('select public.hold_issuing_case($1, $2)', [id, reason]);

  return id;
}

/** The reason that staff see when they open an application on hold. */
async function reasonFor(actor: Actor, id: string): Promise<unknown> {
  const [row] = await database.queryAs(actor, 'select public.hold_up_of($1) as reason', [id]);

  return row?.['reason'];
}

const asFunctions = (sql: string, parameters: unknown[] = []) =>
  database.queryAs('service_role', sql, parameters);

describe('a bond that staff must finish', () => {
  it('is marked and counted in the queue', async () => {
    const id = await approved();
    const staff = await addStaff(database, 'Dana Whitfield');
    const ask = async () => {
      const [row] = await database.queryAs(
        staff,
        `select public.underwriting_overview() -> 'needs_hand' as count,
                public.underwriting_queue('{"flag": "needs-hand", "size": 100}') as rows`,
      );
      const rows = row?.['rows'] as { id: string; flags: string[] }[];

      return { count: Number(row?.['count']), flags: rows.find((one) => one.id === id)?.flags };
    };
    const before = await ask();
    expect(before.flags).toBeUndefined();

    await asFunctions('select public.hold_issuing_case($1, $2)', [id, 'not-signed']);
    expect(await ask()).toEqual({ count: before.count + 1, flags: ['needs-hand'] });
  });

  it.each(HOLD_UPS)('shows staff who opened the application the reason: %s', async (reason) => {
    const id = await held(reason);
    const staff = await addStaff(database, 'Lee Moreno');
    expect(await reasonFor(staff, id)).toBeNull();

    await openApplication(database, staff, id);
    expect(await reasonFor(staff, id)).toBe(reason);
  });

  it('hides the reason from its customer, from staff who own the application and from staff without a second factor', async () => {
    const id = await held('payment-refused');
    const staff = await addStaff(database, 'Mia Vance');
    await openApplication(database, staff, id);
    const strangers = [
      customer,
      await database.addCustomer(),
      await signInWithPassword(database, staff),
    ];
    for (const actor of strangers) expect(await reasonFor(actor, id)).toBeNull();

    await database.query('update public.applications set user_id = $2 where id = $1', [
      id,
      staff.userId,
    ]);
    expect(await reasonFor(staff, id)).toBeNull();
  });

  it('shows only its customer that it is on hold', async () => {
    const id = await held('not-signed');
    const isHeldFor = (actor: Actor) =>
      database.queryAs(actor, 'select is_held from public.applications where id = $1', [id]);

    expect(await isHeldFor(customer)).toEqual([{ is_held: true }]);
    expect(await isHeldFor(await database.addCustomer())).toEqual([]);
    await asFunctions('update public.applications set needs_hand = null where id = $1', [id]);
    expect(await isHeldFor(customer)).toEqual([{ is_held: false }]);
  });

  it.each([
    'select needs_hand from public.applications',
    'select * from public.applications',
    'select to_jsonb(application) from public.applications as application',
    `select id from public.applications where needs_hand = 'payment-refused'`,
    'select id from public.applications order by needs_hand',
    'select count(*) from public.applications group by needs_hand',
    `update public.applications set revision = revision where needs_hand = 'payment-refused'`,
    'update public.applications set revision = revision returning needs_hand',
    'delete from public.applications returning needs_hand',
    `update public.applications set needs_hand = null`,
    'select failure from private.issuing_cases',
  ])('hides the reason from its customer: %s', async (attack) => {
    await held('payment-refused');

    await expect(database.queryAs(customer, attack)).rejects.toMatchObject({ code: '42501' });
  });
});
