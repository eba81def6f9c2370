import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { renewalHands, type RenewalHands } from '../support/renewal-actions.ts';
import { putInForce } from '../support/staff-decisions.ts';

let database: ActorDatabase;
let hands: RenewalHands;

beforeAll(async () => {
  database = await openDatabase();
  hands = renewalHands(database, await database.addCustomer());
});

afterAll(() => database.close());

/** A continued bond whose certificate is not stored yet. */
async function continued(expiryDate?: null) {
  const bondId = await hands.storeRenewable();
  if (expiryDate === null) {
    await database.query('update public.bonds set expiry_date = null where id = $1', [bondId]);
  }
  const { quoteId, submission } = await hands.buildRenewal();
  await hands.submit(bondId, submission);
  await hands.continueBond(quoteId);

  return { bondId, quoteId };
}

function mailsOf(quoteId: string) {
  return database.query(
    `select bond_id, data -> 'term' as term, data ->> 'endsOn' as ends, data ->> 'premiumDueOn' as premium_due
     from private.notifications where application_id = $1 and kind = 'issued'`,
    [quoteId],
  );
}

describe('the mail about a renewed bond', () => {
  it('waits until the certificate is stored and signed, and names the new end once', async () => {
    const { bondId, quoteId } = await continued();
    expect(await mailsOf(quoteId)).toEqual([]);

    expect(await putInForce(database, quoteId)).toBe('in-force');
    await putInForce(database, quoteId);
    expect(await mailsOf(quoteId)).toEqual([
      { bond_id: bondId, term: 2, ends: '2034-11-15', premium_due: null },
    ]);
  });

  it('names the next premium day of a bond without an end', async () => {
    const { bondId, quoteId } = await continued(null);
    await putInForce(database, quoteId);

    expect(await mailsOf(quoteId)).toEqual([
      { bond_id: bondId, term: 2, ends: null, premium_due: '2034-11-15' },
    ]);
  });

  it('names the last day of a license year, as the certificate does', async () => {
    const { bondId, quoteId } = await continued();
    await database.query('update public.bonds set ends_with_last_day = true where id = $1', [
      bondId,
    ]);
    await putInForce(database, quoteId);

    expect(await mailsOf(quoteId)).toMatchObject([{ ends: '2034-11-14' }]);
  });

  it('names the end of its own term when the bond has a later end by then', async () => {
    const { bondId, quoteId } = await continued();
    await database.query(`update public.bonds set expiry_date = '2038-11-15' where id = $1`, [
      bondId,
    ]);
    await putInForce(database, quoteId);

    expect(await mailsOf(quoteId)).toMatchObject([{ ends: '2034-11-15' }]);
  });
});
