import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { renewalHands, type RenewalHands } from '../support/renewal-actions.ts';
import { issue, putInForce } from '../support/staff-decisions.ts';
import { buildKeyHash, storeApplication } from '../support/stored-application.ts';

let database: ActorDatabase;
let customer: { userId: string };
let hands: RenewalHands;

beforeAll(async () => {
  database = await openDatabase();
  customer = await database.addCustomer();
  hands = renewalHands(database, customer);
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
    `select bond_id, data -> 'term' as term, data ->> 'effectiveOn' as first_day, data ->> 'endsOn' as ends, data ->> 'premiumDueOn' as premium_due
     from private.notifications where application_id = $1 and kind = 'issued'`,
    [quoteId],
  );
}

describe('the first mails about an application', () => {
  const renewalIn = async (quoteId: string) =>
    database.query(
      `select kind, data -> 'isRenewal' as renewal from private.notifications
       where application_id = $1 and kind in ('received', 'approved') order by created_at, kind desc`,
      [quoteId],
    );

  it('say that it renews a bond, and so does a later approval', async () => {
    const { quoteId, submission } = await hands.buildRenewal();
    await hands.submit(await hands.storeRenewable(), submission);
    expect(await renewalIn(quoteId)).toEqual([
      { kind: 'received', renewal: true },
      { kind: 'approved', renewal: true },
    ]);

    await database.query(
      `delete from private.notifications where application_id = $1 and kind = 'approved'`,
      [quoteId],
    );
    await database.queryAs(
      'service_role',
      `insert into public.application_events (application_id, actor, kind) values ($1, 'system', 'approved')`,
      [quoteId],
    );
    expect(await renewalIn(quoteId)).toContainEqual({ kind: 'approved', renewal: true });
  });

  it('say nothing of it for a new bond', async () => {
    const { quoteId } = await storeApplication(database, { ...customer, keyHash: buildKeyHash() });

    expect((await renewalIn(quoteId)).map(({ renewal }) => renewal)).toEqual([null, null]);
  });
});

describe('the mail about a new bond', () => {
  it('names the first day of the bond', async () => {
    const { quoteId } = await storeApplication(database, { ...customer, keyHash: buildKeyHash() });
    await issue(database, quoteId);
    await putInForce(database, quoteId);
    const [bond] = await database.query(
      'select effective_date::text as starts from public.bonds where application_id = $1',
      [quoteId],
    );

    expect(await mailsOf(quoteId)).toMatchObject([{ term: null, first_day: bond?.['starts'] }]);
  });
});

describe('the mail about a renewed bond', () => {
  it('waits until the certificate is stored and signed, and names the new end once', async () => {
    const { bondId, quoteId } = await continued();
    expect(await mailsOf(quoteId)).toEqual([]);

    expect(await putInForce(database, quoteId)).toBe('in-force');
    await putInForce(database, quoteId);
    expect(await mailsOf(quoteId)).toEqual([
      { bond_id: bondId, term: 2, first_day: null, ends: '2034-11-15', premium_due: null },
    ]);
  });

  it('names the next premium day of a bond without an end', async () => {
    const { bondId, quoteId } = await continued(null);
    await putInForce(database, quoteId);

    expect(await mailsOf(quoteId)).toEqual([
      { bond_id: bondId, term: 2, first_day: null, ends: null, premium_due: '2034-11-15' },
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
