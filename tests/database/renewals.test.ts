import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { storeApplicationIn } from '../support/moved-application.ts';
import { storeBond } from '../support/stored-bond.ts';
import { addStaff, openApplication } from '../support/staff-actor.ts';

const DENIED = { code: '42501' };

let database: ActorDatabase;
let owner: { userId: string };
let stranger: { userId: string };
let staff: { userId: string };
let applicationId: string;
let bondId: string;

beforeAll(async () => {
  database = await openDatabase();
  owner = await database.addCustomer();
  stranger = await database.addCustomer();
  staff = await addStaff(database, 'Calvin Ward', 'admin');
  applicationId = await storeApplicationIn(database, owner.userId, 'issued');
  bondId = await storeBond(database, { ...owner, applicationId });
  for (const bond of [bondId, await storeBond(database)]) {
    await database.queryAs(
      'service_role',
      `insert into public.renewals (bond_id, next_due) values ($1, '2030-11-15')`,
      [bond],
    );
  }
});

afterAll(() => database.close());

describe('reading renewals', () => {
  const read = 'select bond_id, next_due::text as next_due, status from public.renewals';

  it("is allowed for the bond's owner, and for staff after they open the application", async () => {
    expect(await database.queryAs(owner, read)).toEqual([
      { bond_id: bondId, next_due: '2030-11-15', status: 'upcoming' },
    ]);
    expect(await database.queryAs(staff, read)).toEqual([]);
    await openApplication(database, staff, applicationId);
    expect(await database.queryAs(staff, read)).toHaveLength(1);
  });

  it('is refused to other customers, even without a filter, and to visitors', async () => {
    expect(await database.queryAs(stranger, read)).toEqual([]);
    await expect(database.queryAs('anon', read)).rejects.toMatchObject(DENIED);
  });
});

describe('writing renewals', () => {
  it.each([
    ['add', `insert into public.renewals (bond_id, next_due) values ($1, '2031-01-01')`],
    ['change', `update public.renewals set status = 'lapsed' where bond_id = $1`],
    ['delete', 'delete from public.renewals where bond_id = $1'],
  ])('is refused to customers, visitors and staff: %s', async (_, statement) => {
    for (const actor of ['anon', owner, stranger, staff] as const) {
      await expect(database.queryAs(actor, statement, [bondId])).rejects.toMatchObject(DENIED);
    }
  });

  it('is limited to the result, even for the functions', async () => {
    await expect(
      database.queryAs('service_role', `update public.renewals set next_due = '2031-01-01'`),
    ).rejects.toMatchObject(DENIED);
    expect(
      await database.changeAs(
        'service_role',
        `update public.renewals set status = 'started' where bond_id = $1`,
        [bondId],
      ),
    ).toBe(1);
  });
});

describe("a renewal can't", () => {
  it('have an unknown status', async () => {
    await expect(
      database.query(`update public.renewals set status = 'late'`),
    ).rejects.toMatchObject({ code: '23514' });
  });

  it('exist twice for one bond and day', async () => {
    await expect(
      database.query(`insert into public.renewals (bond_id, next_due) values ($1, '2030-11-15')`, [
        bondId,
      ]),
    ).rejects.toMatchObject({ code: '23505' });
  });
});
