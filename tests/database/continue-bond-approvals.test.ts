import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { renewalHands } from '../support/renewal-actions.ts';
import { addStaff, type StaffActor } from '../support/staff-actor.ts';
import { decide } from '../support/staff-decisions.ts';

let database: ActorDatabase;
let dana: StaffActor;
let lee: StaffActor;

beforeAll(async () => {
  database = await openDatabase();
  dana = await addStaff(database, 'Dana Whitfield');
  lee = await addStaff(database, 'Lee Moreno');
});

const setLimit = (cents: number) =>
  database.query('update private.settings set second_approval_above_cents = $1', [cents]);

afterEach(() => setLimit(50_000_000));
afterAll(() => database.close());

/** A renewal that is approved and paid. */
async function storeRenewal(customer: { userId: string }) {
  const hands = renewalHands(database, customer);
  const bondId = await hands.storeRenewable();
  const { quoteId, submission } = await hands.buildRenewal();
  await hands.submit(bondId, submission);

  return {
    quoteId,
    continueBy: (staff: StaffActor) => hands.continueBond(quoteId, undefined, staff),
  };
}

describe('continuing a bond', () => {
  it("is refused to the bond's owner, whoever approved the renewal", async () => {
    const { continueBy } = await storeRenewal(dana);

    expect(await continueBy(dana)).toEqual({ outcome: 'own-application' });
    expect(await continueBy(lee)).toMatchObject({ outcome: 'issued' });
  });

  it('needs two approvals above the limit of one underwriter', async () => {
    const { quoteId, continueBy } = await storeRenewal(await database.addCustomer());
    await setLimit(100);

    expect(await continueBy(lee)).toEqual({ outcome: 'second-approval-missing' });
    expect(await decide(database, quoteId, dana)).toMatchObject({ status: 'approved' });
    expect(await continueBy(lee)).toEqual({ outcome: 'second-approval-missing' });
    expect(await decide(database, quoteId, lee)).toMatchObject({ status: 'approved' });
    expect(await continueBy(lee)).toMatchObject({ outcome: 'issued' });
  });
});
