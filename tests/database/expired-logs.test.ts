import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { addStaff, openApplication, type StaffActor } from '../support/staff-actor.ts';
import { storeUnderReview } from '../support/stored-application.ts';

let database: ActorDatabase;
let dana: StaffActor;
let leaver: StaffActor;

beforeAll(async () => {
  database = await openDatabase();
  dana = await addStaff(database, 'Dana Whitfield');
  leaver = await addStaff(database, 'Lee Moreno');
  const customer = await database.addCustomer();
  await openApplication(database, dana, await storeUnderReview(database, customer));
  await database.query(
    'insert into private.ended_sessions (actor_id, user_id, sessions) values ($1, $2, 1)',
    [dana.userId, customer.userId],
  );
  await database.query('delete from public.staff_roles where user_id = $1', [leaver.userId]);
});

afterAll(() => database.close());

/** Runs the job as if this many days had passed. */
async function runAfter(days: number): Promise<Record<string, number>> {
  await database.query(
    `create or replace function private.kept_since(name text) returns timestamptz
     language sql stable security definer set search_path = '' as $$
       select now() - make_interval(days => period.days) + interval '${days} days'
       from private.retention_periods as period where period.name = kept_since.name
     $$`,
  );
  const [row] = await database.queryAs(
    'service_role',
    'select public.delete_expired_records(100) as counts',
  );

  return row?.['counts'] as Record<string, number>;
}

const rolesOnRecord = async ({ userId }: StaffActor) =>
  (await database.query('select 1 from private.staff_role_changes where user_id = $1', [userId]))
    .length;

describe('records of staff actions', () => {
  it('are kept for their periods', async () => {
    expect(await runAfter(1094)).toMatchObject({ accessLog: 0, roleChanges: 0 });
    expect(await runAfter(1096)).toMatchObject({ accessLog: 2, roleChanges: 0 });
    expect(await runAfter(2554)).toMatchObject({ accessLog: 0, roleChanges: 0 });
  });

  it('are deleted afterward, except the roles of current staff', async () => {
    expect(await runAfter(2556)).toMatchObject({ roleChanges: 2 });
    expect(await rolesOnRecord(leaver)).toBe(0);
    expect(await rolesOnRecord(dana)).toBe(1);
  });

  it.each(['staff_reads', 'ended_sessions', 'staff_role_changes'])(
    "in %s can't be deleted in any other way",
    async (table) => {
      await expect(database.query(`delete from private.${table}`)).rejects.toMatchObject({
        code: '42501',
      });
    },
  );
});
