import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { renewalHands, type RenewalHands } from '../support/renewal-actions.ts';

const DENIED = { code: '42501' };

let database: ActorDatabase;
let customer: { userId: string };
let stranger: { userId: string };
let hands: RenewalHands;

beforeAll(async () => {
  database = await openDatabase();
  customer = await database.addCustomer();
  stranger = await database.addCustomer();
  hands = renewalHands(database, customer);
});

afterAll(() => database.close());

describe('the terms of bonds', () => {
  it('can be read only by the owner, and written by no one over the API', async () => {
    const bondId = await hands.storeRenewable();
    const read = 'select number from public.bond_terms where bond_id = $1';

    expect(await database.queryAs(customer, read, [bondId])).toEqual([{ number: 1 }]);
    expect(await database.queryAs(stranger, read, [bondId])).toEqual([]);
    await expect(database.queryAs('anon', read, [bondId])).rejects.toMatchObject(DENIED);
    for (const statement of [
      `insert into public.bond_terms (bond_id, number, starts_on, premium_cents) values ($1, 9, '2030-01-01', 1)`,
      'update public.bond_terms set premium_cents = 0 where bond_id = $1',
      'delete from public.bond_terms where bond_id = $1',
    ]) {
      for (const actor of ['anon', customer, 'service_role'] as const) {
        await expect(database.queryAs(actor, statement, [bondId])).rejects.toMatchObject(DENIED);
      }
    }
  });

  it.each([
    'public.submit_renewal(null, null, null, null)',
    'public.continue_bond(null)',
    'public.store_continuation(null, null, null)',
    'public.void_quote_payments(null, null, null)',
    'public.expire_bonds(null, null)',
    'public.remind_of_renewals(null, null, null)',
    'private.add_bond_term(null, null, null, null)',
  ])('can be made only by the functions: %s', async (call) => {
    for (const actor of ['anon', customer] as const) {
      await expect(database.queryAs(actor, `select ${call}`)).rejects.toMatchObject(DENIED);
    }
  });
});
