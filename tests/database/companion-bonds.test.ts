import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { addStaff } from '../support/staff-actor.ts';
import { storeBond } from '../support/stored-bond.ts';

const DENIED = { code: '42501' };
const REFUSED = { code: '23514' };

let database: ActorDatabase;
let owner: { userId: string };
let staff: { userId: string };

beforeAll(async () => {
  database = await openDatabase();
  owner = await database.addCustomer();
  staff = await addStaff(database, 'Dana Whitfield');
  await storeBond(database, owner);
});

afterAll(() => database.close());

describe('the companion of a bond', () => {
  const insert = (slug: string, matter: string) =>
    database.queryAs(
      'service_role',
      `insert into public.bonds (bond_type_id, state_code, amount_cents, premium_cents, principal, obligee, effective_date, matter)
       values ($1, 'SC', 100000, 1500, 'P', 'O', '2026-11-15', $2) returning matter`,
      [slug, matter],
    );

  it('can be a payment bond with a performance bond, or none', async () => {
    for (const [slug, matter] of [
      ['performance-bond', '{"companion": "payment-bond"}'],
      ['performance-bond', '{"companion": "none"}'],
      ['payment-bond', '{"project": "Pier 4"}'],
    ] as const) {
      expect(await insert(slug, matter)).toEqual([{ matter: JSON.parse(matter) as unknown }]);
    }
  });

  it.each([
    ['payment-bond', 'payment-bond'],
    ['bid-bond', 'payment-bond'],
    ['notary', 'performance-bond'],
    ['performance-bond', 'bid-bond'],
  ])('is refused even to the functions for %s: %s', async (slug, companion) => {
    await expect(insert(slug, JSON.stringify({ companion }))).rejects.toMatchObject(REFUSED);
  });

  it('cannot be added to an issued bond', async () => {
    const change = `update public.bonds set matter = '{"companion": "payment-bond"}'`;

    for (const actor of ['service_role', 'anon', owner, staff] as const) {
      await expect(database.queryAs(actor, change)).rejects.toMatchObject(DENIED);
    }
  });
});
