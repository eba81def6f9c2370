import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Actor, type ActorDatabase } from '../support/actor-database.ts';
import { renewalHands, type RenewalHands } from '../support/renewal-actions.ts';

const TODAY = '2026-11-20';

let database: ActorDatabase;
let owner: { userId: string };
let hands: RenewalHands;

beforeAll(async () => {
  database = await openDatabase();
  owner = await database.addCustomer();
  hands = renewalHands(database, owner);
});

afterAll(() => database.close());

async function factsFor(actor: Actor, bondId: string) {
  const [row] = await database.queryAs(
    actor,
    'select public.renewal_price_facts($1, $2) as facts',
    [[bondId], TODAY],
  );

  return row?.['facts'];
}

describe('the price facts of a renewal', () => {
  it('are those of the last term, with the amount of today', async () => {
    const bondId = await hands.storeRenewable();
    const { quoteId, submission } = await hands.buildRenewal();
    await hands.submit(bondId, { ...submission, rate_plan: 'standard', rate_plan_version: 7 });
    await hands.continueBond(quoteId);
    await database.query('update public.bonds set amount_cents = 900000 where id = $1', [bondId]);

    expect(await factsFor(owner, bondId)).toMatchObject([
      {
        bondId,
        amount: 900_000,
        on: TODAY,
        ratePlans: [{ id: 'standard' }],
        last: { amount: 1_000_000, total: 23_700, plan: { id: 'standard', version: 7 } },
      },
    ]);
  });

  it('are hidden from other customers and from visitors', async () => {
    const bondId = await hands.storeRenewable();

    expect(await factsFor(await database.addCustomer(), bondId)).toEqual([]);
    await expect(factsFor('anon', bondId)).rejects.toMatchObject({ code: '42501' });
  });
});
