import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '~/domain/dates';
import { openDatabase, type Actor, type ActorDatabase } from '../support/actor-database.ts';
import { holdBond, type HeldBond } from '../support/bond-requests.ts';
import { addRider, RIDER_DAY, tickRider } from '../support/filed-rider.ts';
import { papersToFile, remindOfFiling } from '../support/filing-reminders.ts';
import { addStaff } from '../support/staff-actor.ts';

const DENIED = { code: '42501' };
/** The day of the first reminder. */
const TODAY = '2026-11-25';

let database: ActorDatabase;
let staff: { userId: string };
let stranger: { userId: string };
let held: HeldBond;
let owner: { userId: string };

beforeAll(async () => {
  database = await openDatabase();
  staff = await addStaff(database, 'Dana Whitfield');
  stranger = await database.addCustomer();
});

beforeEach(async () => {
  await database.query(`update public.bonds set status = 'cancelled' where status = 'active'`);
  held = await holdFiledBond();
  owner = { userId: held.userId };
  await addRiderTo(held);
  await database.query('delete from private.notifications');
});

afterAll(() => database.close());

/** A bond in force that its owner ticked as filed. */
async function holdFiledBond(): Promise<HeldBond> {
  const bond = await holdBond(database);
  await database.queryAs(
    { userId: bond.userId },
    `insert into public.bond_filing_steps (bond_id, step) values ($1, 'filed')`,
    [bond.bondId],
  );

  return bond;
}

const addRiderTo = (bond: HeldBond, given: { hasPapers?: boolean; number?: number } = {}) =>
  addRider(database, bond, { staff, ...given });
const tick = (actor: Actor, given: { bond?: string; step?: string; rider?: number } = {}) =>
  tickRider(database, actor, { bond: held.bondId, ...given });
const clear = (actor: Actor) =>
  database.queryAs(actor, `delete from public.bond_filing_steps where bond_id = $1 and rider = 1`, [
    held.bondId,
  ]);
const ticks = () =>
  database.query(
    'select step, rider from public.bond_filing_steps where bond_id = $1 order by rider',
    [held.bondId],
  );

const BOND_TICK = { step: 'filed', rider: 0 };
const RIDER_TICK = { step: 'rider', rider: 1 };

async function askedInInbox(actor: Actor): Promise<unknown[]> {
  const papers = await papersToFile(database, actor, TODAY);

  return papers.map(({ id, term, rider, brings_power, effective_date, steps }) => ({
    ...{ id, term, rider, brings_power, effective_date, steps },
  }));
}

const remind = (today = TODAY, notFiled: string[] = []) =>
  remindOfFiling(database, today, notFiled);

describe('the tick of a rider', () => {
  it('is set and cleared by the owner of the bond, beside the ticks of the bond', async () => {
    await tick(owner);
    expect(await ticks()).toEqual([BOND_TICK, RIDER_TICK]);

    await clear(owner);
    expect(await ticks()).toEqual([BOND_TICK]);
  });

  it('is stored once when two tabs set it', async () => {
    await tick(owner);

    await expect(tick(owner)).rejects.toMatchObject({ code: '23505' });
    expect(await ticks()).toEqual([BOND_TICK, RIDER_TICK]);
  });

  it('is out of reach for another customer, staff and a visitor, who change nothing', async () => {
    await expect(tick(stranger)).rejects.toMatchObject(DENIED);
    await expect(tick(staff)).rejects.toMatchObject(DENIED);
    await expect(tick('anon')).rejects.toMatchObject(DENIED);
    await tick(owner);
    await clear(stranger);
    await clear(staff);

    expect(await ticks()).toEqual([BOND_TICK, RIDER_TICK]);
  });

  it('is refused for a bond that ended', async () => {
    await database.query(`update public.bonds set status = 'cancelled' where id = $1`, [
      held.bondId,
    ]);

    await expect(tick(owner)).rejects.toMatchObject(DENIED);
  });

  it('is refused for a rider that only another bond has, or whose paper is not made yet', async () => {
    await addRiderTo(held, { hasPapers: false, number: 2 });
    const other = await holdFiledBond();

    await expect(tick(owner, { rider: 2 })).rejects.toMatchObject(DENIED);
    await expect(tick(owner, { rider: 3 })).rejects.toMatchObject(DENIED);
    await expect(
      tick({ userId: other.userId }, { bond: other.bondId, rider: 1 }),
    ).rejects.toMatchObject(DENIED);
  });

  it('needs the number of a rider, which no other step may have', async () => {
    const refused = { code: '23514' };

    await expect(tick(owner, { rider: 0 })).rejects.toMatchObject(refused);
    await expect(tick(owner, { step: 'filed' })).rejects.toMatchObject(refused);
    await expect(tick(owner, { step: 'certificate' })).rejects.toMatchObject(refused);
  });
});

describe('the inbox', () => {
  it('asks the owner to file the rider with its power of attorney, until the tick', async () => {
    const paper = {
      ...{ id: held.bondId, term: 1, rider: 1, brings_power: true },
      ...{ effective_date: RIDER_DAY, steps: [] },
    };
    expect(await askedInInbox(owner)).toEqual([paper]);
    expect(await askedInInbox(stranger)).toEqual([]);
    expect(await askedInInbox(staff)).toEqual([]);

    await tick(owner);
    expect(await askedInInbox(owner)).toEqual([]);
    await clear(owner);
    expect(await askedInInbox(owner)).toEqual([paper]);
  });

  it('keeps the ticks of the bond and of its rider apart', async () => {
    await tick(owner);
    await database.queryAs(
      owner,
      `delete from public.bond_filing_steps where bond_id = $1 and step = 'filed'`,
      [held.bondId],
    );

    expect(await askedInInbox(owner)).toMatchObject([{ term: 1, rider: 0, steps: [] }]);
  });

  it('does not ask for a rider whose paper is not made, or whose bond ended', async () => {
    const unmade = await holdFiledBond();
    await addRiderTo(unmade, { hasPapers: false });
    expect(await askedInInbox({ userId: unmade.userId })).toEqual([]);

    await database.query(`update public.bonds set status = 'cancelled' where id = $1`, [
      held.bondId,
    ]);
    expect(await askedInInbox(owner)).toEqual([]);
    expect(await remind()).toBe(0);
  });
});

describe('reminders to file a rider', () => {
  it('go out some days after its issue and every 14 days, once each, until the tick', async () => {
    expect(await remind(addDays(TODAY, -1))).toBe(0);
    for (const day of [3, 10, 24, 38]) expect(await remind(addDays(RIDER_DAY, day))).toBe(1);
    expect(await remind(addDays(RIDER_DAY, 38))).toBe(0);
    const mails = await database.query(
      `select dedupe_key, data from private.notifications where kind = 'filing_due' order by created_at`,
    );
    expect(mails[0]).toMatchObject({
      dedupe_key: `filing_due:${held.bondId}:rider-1:3`,
      data: { term: 1, rider: 1, effectiveOn: RIDER_DAY },
    });

    await tick(owner);
    expect(await remind(addDays(RIDER_DAY, 52))).toBe(0);
  });

  it('leave out bonds that the customer does not file', async () => {
    expect(await remind(TODAY, ['notary:TN'])).toBe(0);
  });

  it('that wait in the queue are dropped with the tick of the rider, and not with that of the bond', async () => {
    const other = await holdFiledBond();
    await addRiderTo(other);
    await database.query('delete from private.notifications');
    expect(await remind()).toBe(2);
    await tick({ userId: other.userId }, { bond: other.bondId });

    expect(
      await database.queryAs(
        'service_role',
        'select bond_id from public.claim_notifications(10, 1, 8)',
      ),
    ).toEqual([{ bond_id: held.bondId }]);
  });
});
