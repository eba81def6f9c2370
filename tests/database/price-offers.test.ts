import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { addStaff, type StaffActor } from '../support/staff-actor.ts';
import { acceptOffer, decide, issue, lastEventOf } from '../support/staff-decisions.ts';
import { storeUnderReview } from '../support/stored-application.ts';

const ABOVE_LIMIT = { penal_sum_cents: 50_000_100 };
const PREMIUM = 20_000;
const OTHER = 18_000;

let database: ActorDatabase;
let dana: StaffActor;
let lee: StaffActor;
let customer: { userId: string };

beforeAll(async () => {
  database = await openDatabase();
  dana = await addStaff(database, 'Dana Whitfield');
  lee = await addStaff(database, 'Lee Moreno');
  customer = await database.addCustomer();
});

afterAll(() => database.close());

const offer = (id: string, staff: StaffActor, premium = PREMIUM) =>
  decide(database, id, staff, { action: 'offer-price', reason: 'Two claims', offer: premium });

const large = () => storeUnderReview(database, customer, ABOVE_LIMIT);

const offersOf = (id: string) =>
  database.query(
    `select status, premium_cents::integer as premium from public.price_offers
     where application_id = $1 order by created_at`,
    [id],
  );

const PROPOSED = { outcome: 'decided', status: 'under_review' };
const OFFERED = { outcome: 'decided', status: 'price_offered' };
const APPROVED = { outcome: 'decided', status: 'approved' };

describe('a price offered above the limit of one underwriter', () => {
  it('reaches the customer after a colleague offers the same premium, and needs no further approval', async () => {
    const id = await large();

    expect(await offer(id, dana)).toMatchObject(PROPOSED);
    expect(await lastEventOf(database, id)).toMatchObject({ kind: 'price-proposed' });
    const seen = 'select 1 from public.price_offers where application_id = $1';
    expect(await database.queryAs(customer, seen, [id])).toEqual([]);
    expect(await acceptOffer(database, id, customer)).toEqual({ outcome: 'not-found' });

    expect(await offer(id, lee)).toMatchObject(OFFERED);
    expect(await offersOf(id)).toEqual([{ status: 'open', premium: PREMIUM }]);
    expect(await database.queryAs(customer, seen, [id])).toHaveLength(1);
    expect(await acceptOffer(database, id, customer)).toMatchObject({ outcome: 'accepted' });
    expect(await issue(database, id)).toMatchObject({ outcome: 'issued' });
  });

  it('is not confirmed by the underwriter who proposed it', async () => {
    const id = await large();
    await offer(id, dana);
    const again = { action: 'offer-price', reason: 'Really', offer: PREMIUM };

    expect(await decide(database, id, dana, again)).toEqual({ outcome: 'colleague-required' });
    expect(await offersOf(id)).toEqual([{ status: 'proposed', premium: PREMIUM }]);
  });

  it('starts again at another premium', async () => {
    const id = await large();
    await offer(id, dana);

    expect(await offer(id, lee, OTHER)).toMatchObject(PROPOSED);
    expect(await offersOf(id)).toEqual([
      { status: 'replaced', premium: PREMIUM },
      { status: 'proposed', premium: OTHER },
    ]);
    expect(await offer(id, dana, OTHER)).toMatchObject(OFFERED);
  });

  it('does not count as the approval of the authorized price, nor the other way around', async () => {
    const id = await large();
    await offer(id, dana);
    expect(await decide(database, id, lee)).toMatchObject(PROPOSED);
    expect(await offersOf(id)).toEqual([{ status: 'replaced', premium: PREMIUM }]);

    expect(await offer(id, dana)).toMatchObject(PROPOSED);
    expect(await decide(database, id, lee)).toMatchObject(PROPOSED);
    expect(await decide(database, id, dana)).toMatchObject(APPROVED);
  });

  it('needs a colleague again when the proposer left', async () => {
    const mia = await addStaff(database, 'Mia Brandt');
    const id = await large();
    await offer(id, mia);
    await database.query('delete from public.staff_roles where user_id = $1', [mia.userId]);

    expect(await offer(id, lee)).toMatchObject(PROPOSED);
    expect(await offer(id, dana)).toMatchObject(OFFERED);
  });
});

describe('an offered price', () => {
  it('tells the customer neither who offered nor who confirmed it', async () => {
    for (const column of ['proposed_by', 'confirmed_by']) {
      await expect(
        database.queryAs(customer, `select ${column} from public.price_offers`),
      ).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('cannot be written over the Data API', async () => {
    const id = await storeUnderReview(database, customer);
    await offer(id, dana);

    for (const sql of [
      `update public.price_offers set total_cents = 1`,
      `update public.price_offers set status = 'accepted'`,
      `delete from public.price_offers`,
    ]) {
      await expect(database.queryAs(customer, sql)).rejects.toMatchObject({ code: '42501' });
      await expect(database.queryAs(dana, sql)).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('survives a change of owner, and only the new owner can accept', async () => {
    const id = await storeUnderReview(database, {});
    await offer(id, dana);
    expect(await acceptOffer(database, id, customer)).toEqual({ outcome: 'not-found' });
    await database.query('update public.applications set user_id = $2 where id = $1', [
      id,
      customer.userId,
    ]);

    expect(await acceptOffer(database, id, customer)).toMatchObject({ outcome: 'accepted' });
  });

  it('can be accepted on its last day, and expires on the next', async () => {
    const [kept, late] = [
      await storeUnderReview(database, customer),
      await storeUnderReview(database, customer),
    ];
    await offer(kept, dana);
    await offer(late, dana);

    expect(await acceptOffer(database, kept, customer, '2026-12-07')).toMatchObject({
      outcome: 'accepted',
    });
    expect(await acceptOffer(database, late, customer, '2026-12-08')).toEqual({
      outcome: 'not-open',
    });
    await database.query(`select public.expire_price_offers('2026-12-07', 100)`);
    expect(await offersOf(late)).toMatchObject([{ status: 'open' }]);
    await database.query(`select public.expire_price_offers('2026-12-08', 100)`);
    expect(await offersOf(late)).toMatchObject([{ status: 'expired' }]);
    expect(await lastEventOf(database, late)).toMatchObject({ kind: 'price-expired' });
  });
});
