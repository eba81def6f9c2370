import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  FILING_FIRST_REMINDER_DAYS,
  FILING_REMINDER_DAYS,
  FILING_REMINDER_EVERY_DAYS,
} from '~/domain/bonds/filing-reminders';
import { addDays } from '~/domain/dates';
import { openDatabase, type Actor, type ActorDatabase } from '../support/actor-database.ts';
import { approveRequest, askForChange, holdBond, type HeldBond } from '../support/bond-requests.ts';
import {
  addColleague,
  addMatterApplication,
  openFirm,
  saveNewMatter,
} from '../support/sample-firm.ts';
import { addStaff } from '../support/staff-actor.ts';
import { storeBond } from '../support/stored-bond.ts';

const DENIED = { code: '42501' };
/** The day of the approval, and of the rider. */
const RIDER_DAY = '2026-11-22';
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
  await addRider(held);
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

/** Change the amount of a bond above the limit of its power of attorney, and store the papers of the rider. */
async function addRider(bond: HeldBond, { hasPapers = true, number = 1 } = {}): Promise<void> {
  const wanted = { kind: 'amount-change', new_amount_cents: 1_500_000 + number };
  const { id } = await askForChange(database, bond, wanted);
  await approveRequest(database, bond, { id, staff, today: RIDER_DAY });
  await database.query(
    `update public.bond_riders set issued_at = $3 where bond_id = $1 and number = $2`,
    [bond.bondId, number, `${RIDER_DAY}T12:00:00Z`],
  );
  if (!hasPapers) return;

  await database.queryAs('service_role', 'select public.store_rider_papers($1, $2, $3, $4)', [
    ...[bond.bondId, number, 'a'.repeat(64), 'b'.repeat(64)],
  ]);
}

const tick = (actor: Actor, { bond = held.bondId, step = 'rider', rider = 1 } = {}) =>
  database.queryAs(
    actor,
    'insert into public.bond_filing_steps (bond_id, step, rider) values ($1, $2, $3)',
    [bond, step, rider],
  );
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
  const [row] = await database.queryAs(
    actor,
    `select public.desk_overview($1, 90, $2) -> 'to_file' as papers`,
    [TODAY, FILING_FIRST_REMINDER_DAYS],
  );
  const papers = row?.['papers'] as Record<string, unknown>[];

  return papers.map(({ id, term, rider, brings_power, effective_date, steps }) => ({
    ...{ id, term, rider, brings_power, effective_date, steps },
  }));
}

async function remind(today = TODAY, notFiled: string[] = []): Promise<number> {
  const [row] = await database.queryAs(
    'service_role',
    'select public.remind_of_filing($1, $2, $3, $4, 1000) as count',
    [today, [...FILING_REMINDER_DAYS], FILING_REMINDER_EVERY_DAYS, notFiled],
  );

  return Number(row?.['count']);
}

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
    await addRider(held, { hasPapers: false, number: 2 });
    const other = await holdFiledBond();

    await expect(tick(owner, { rider: 2 })).rejects.toMatchObject(DENIED);
    await expect(tick(owner, { rider: 3 })).rejects.toMatchObject(DENIED);
    await expect(
      tick({ userId: other.userId }, { bond: other.bondId, rider: 1 }),
    ).rejects.toMatchObject(DENIED);
  });

  it('never stands for the bond, nor a step of the bond for it', async () => {
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
    await addRider(unmade, { hasPapers: false });
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
    await addRider(other);
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

describe('the desk of a law firm', () => {
  const riderFor = async (actor: Actor) =>
    (await database.queryAs(actor, 'select rider_to_file from public.matter_progress()'))[0]?.[
      'rider_to_file'
    ];

  it('names the first rider to file to every member who opens the matter, until its owner ticks it', async () => {
    const lawyer = await database.addCustomer();
    await openFirm(database, lawyer);
    const colleague = await addColleague(database, lawyer, 'paralegal');
    const matterId = await saveNewMatter(database, lawyer);
    const applicationId = await addMatterApplication(database, lawyer, matterId);
    const bond = await storeBond(database, { ...lawyer, applicationId });
    await addRider({ userId: lawyer.userId, applicationId, bondId: bond });
    await addRider({ userId: lawyer.userId, applicationId, bondId: bond }, { number: 2 });

    expect(await riderFor(lawyer)).toBe(1);
    expect(await riderFor(colleague)).toBe(1);
    expect(await riderFor(stranger)).toBeUndefined();
    await expect(tick(colleague, { bond })).rejects.toMatchObject(DENIED);

    const file = async (actor: Actor, rider: number) =>
      (
        await database.queryAs(actor, 'select public.file_rider_of_matter($1, $2) as outcome', [
          matterId,
          rider,
        ])
      )[0]?.['outcome'];
    const billing = await addColleague(database, lawyer, 'billing');
    const otherFirm = await database.addCustomer();
    await openFirm(database, otherFirm);
    for (const actor of [billing, otherFirm, stranger])
      expect(await file(actor, 1)).toBe('not-found');
    expect(await file(colleague, 3)).toBe('not-found');
    await expect(file('anon', 1)).rejects.toMatchObject(DENIED);
    expect(await riderFor(lawyer)).toBe(1);

    expect(await file(colleague, 1)).toBe('filed');
    expect(await file(colleague, 1)).toBe('filed');
    expect(await riderFor(colleague)).toBe(2);
    await database.query('update public.firm_members set left_at = now() where user_id = $1', [
      colleague.userId,
    ]);
    expect(await file(colleague, 2)).toBe('not-found');
    await database.query('update public.firm_members set left_at = null where user_id = $1', [
      colleague.userId,
    ]);
    await tick(lawyer, { bond, rider: 2 });
    expect(await riderFor(colleague)).toBeNull();
  });
});
