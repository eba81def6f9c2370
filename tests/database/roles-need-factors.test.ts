import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { addFactor, addStaff, type StaffActor } from '../support/staff-actor.ts';

let database: ActorDatabase;
let admin: StaffActor;
let newcomer: { userId: string };

beforeAll(async () => {
  database = await openDatabase();
  admin = await addStaff(database, 'Calvin Ward', 'admin');
  newcomer = await database.addCustomer();
});

afterAll(() => database.close());

async function grant(): Promise<unknown> {
  const [account] = await database.query('select email from auth.users where id = $1', [
    newcomer.userId,
  ]);
  const [row] = await database.queryAs(
    admin,
    `select public.grant_staff_role($1, 'underwriter') as answer`,
    [account?.['email']],
  );

  return row?.['answer'];
}

it('only an account with a confirmed second factor can get a role', async () => {
  expect(await grant()).toBe('no-factor');

  await addFactor(database, newcomer, 'unverified');
  expect(await grant()).toBe('no-factor');

  await addFactor(database, newcomer, 'verified');
  expect(await grant()).toBe('granted');
});
