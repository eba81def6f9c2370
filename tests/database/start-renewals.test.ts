import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { BOND_END, renewalHands, type RenewalHands } from '../support/renewal-actions.ts';
import { buildKeyHash } from '../support/stored-application.ts';

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

describe('an application that renews a bond', () => {
  it('starts the renewal, and returns the same receipt if it is sent again', async () => {
    const bondId = await hands.storeRenewable();
    const { submission } = await hands.buildRenewal();
    const first = await hands.submit(bondId, submission);

    expect(first).toMatchObject({ outcome: 'submitted' });
    expect(await hands.submit(bondId, submission)).toEqual(first);
    expect(await hands.renewalsOf(bondId)).toEqual([{ due: BOND_END, status: 'started' }]);
  });

  it("wins alone among several for the same bond, and the others' payments are not captured", async () => {
    const bondId = await hands.storeRenewable();
    const quotes = await Promise.all(Array.from({ length: 5 }, () => hands.buildRenewal()));
    const outcomes = await Promise.all(
      quotes.map(({ submission }) => hands.submit(bondId, submission)),
    );

    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual([
      ...Array.from({ length: 4 }, () => 'already-renewed'),
      'submitted',
    ]);
    const late = quotes[outcomes.findIndex(({ outcome }) => outcome === 'already-renewed')];
    const letGo = () =>
      database.queryAs('service_role', 'select public.void_quote_payments($1, $2, $3)', [
        late?.quoteId,
        customer.userId,
        late?.claim.keyHash,
      ]);
    const voided = await letGo();
    expect(voided).toHaveLength(1);
    expect(await letGo(), 'the processor may not have heard of it').toEqual(voided);
  });

  it("is refused for another customer's bond, another amount, an ended bond and too early", async () => {
    const { submission } = await hands.buildRenewal();
    const bondId = await hands.storeRenewable();
    const refused = { outcome: 'not-renewable' };

    expect(await hands.submit(await hands.storeRenewable(stranger), submission)).toEqual(refused);
    expect(await hands.submit(bondId, { ...submission, penal_sum_cents: 1_000_001 })).toEqual(
      refused,
    );
    expect(await hands.submit(bondId, submission, BOND_END)).toEqual(refused);
    expect(await hands.submit(bondId, submission, '2030-08-16')).toEqual(refused);
    expect(await hands.submit(randomUUID(), submission)).toEqual(refused);
    expect(await hands.submit(bondId, submission, '2030-08-17')).toMatchObject({
      outcome: 'submitted',
    });
  });

  it('releases the renewal when it is withdrawn', async () => {
    const bondId = await hands.storeRenewable();
    const { quoteId, submission } = await hands.buildRenewal();
    await hands.submit(bondId, submission);
    await database.queryAs('service_role', 'select public.withdraw_application($1, $2)', [
      quoteId,
      customer.userId,
    ]);

    expect(await hands.renewalsOf(bondId)).toEqual([{ due: BOND_END, status: 'upcoming' }]);
    const again = await hands.buildRenewal();
    expect(await hands.submit(bondId, again.submission)).toMatchObject({ outcome: 'submitted' });
  });

  it('voids no payment of another caller and none that was submitted', async () => {
    const bondId = await hands.storeRenewable();
    const { quoteId, claim, submission } = await hands.buildRenewal();
    const voidAs = (userId: string, keyHash: string) =>
      database.queryAs('service_role', 'select public.void_quote_payments($1, $2, $3)', [
        quoteId,
        userId,
        keyHash,
      ]);

    expect(await voidAs(stranger.userId, buildKeyHash())).toEqual([]);
    await hands.submit(bondId, submission);
    expect(await voidAs(customer.userId, claim.keyHash)).toEqual([]);
  });
});
