import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  FILING_REMINDER_DAYS,
  FILING_FIRST_REMINDER_DAYS,
  filingReminderDue,
} from '~/domain/bonds/filing-reminders';
import { addDays } from '~/domain/dates';
import { openDatabase, type Actor, type ActorDatabase } from '../support/actor-database.ts';
import { papersToFile, remindOfFiling } from '../support/filing-reminders.ts';
import { storeBond, storeNextTerm } from '../support/stored-bond.ts';

const DENIED = { code: '42501' };
const TODAY = '2027-06-30';

let database: ActorDatabase;
let owner: { userId: string };
let stranger: { userId: string };
let bondId: string;

beforeAll(async () => {
  database = await openDatabase();
  owner = await database.addCustomer();
  stranger = await database.addCustomer();
});

beforeEach(async () => {
  await database.query('delete from private.notifications');
  await database.query('delete from public.bond_filing_steps');
  bondId = await storeBond(database, owner);
});

afterAll(() => database.close());

const tick = (actor: Actor, step = 'filed', bond = bondId) =>
  database.queryAs(actor, 'insert into public.bond_filing_steps (bond_id, step) values ($1, $2)', [
    bond,
    step,
  ]);
const clear = (actor: Actor) =>
  database.queryAs(actor, 'delete from public.bond_filing_steps where bond_id = $1', [bondId]);
const stepsSeenBy = (actor: Actor) =>
  database.queryAs(actor, 'select step from public.bond_filing_steps');

describe('the steps of a bond', () => {
  it('are ticked, read and cleared by its owner', async () => {
    await tick(owner, 'signed');
    await tick(owner, 'filed');
    expect(await stepsSeenBy(owner)).toEqual([{ step: 'signed' }, { step: 'filed' }]);

    await clear(owner);
    expect(await stepsSeenBy(owner)).toEqual([]);
  });

  it('are out of reach for another customer and a visitor, who change nothing', async () => {
    await tick(owner);

    await expect(tick(stranger, 'signed')).rejects.toMatchObject(DENIED);
    await expect(tick('anon', 'signed')).rejects.toMatchObject(DENIED);
    await expect(clear('anon')).rejects.toMatchObject(DENIED);
    await clear(stranger);
    expect(await stepsSeenBy(stranger)).toEqual([]);
    expect(await stepsSeenBy(owner)).toEqual([{ step: 'filed' }]);
  });

  it('belong to a bond in force', async () => {
    const pending = await storeBond(database, { ...owner, status: 'pending' });

    await expect(tick(owner, 'filed', pending)).rejects.toMatchObject(DENIED);
  });

  it('are dated by the server, and never changed', async () => {
    await expect(
      database.queryAs(
        owner,
        `insert into public.bond_filing_steps (bond_id, step, done_at) values ($1, 'filed', '2020-01-01')`,
        [bondId],
      ),
    ).rejects.toMatchObject(DENIED);
    await expect(
      database.queryAs(owner, `update public.bond_filing_steps set step = 'signed'`),
    ).rejects.toMatchObject(DENIED);
    await expect(tick(owner, 'burnt')).rejects.toMatchObject({ code: '23514' });
  });
});

const remind = (today = TODAY, notFiled: string[] = []) =>
  remindOfFiling(database, today, notFiled);

const issuedAgo = (days: number) =>
  storeBond(database, { ...owner, issuedAt: `${addDays(TODAY, -days)}T12:00:00Z` });
const mails = () =>
  database.query(`select bond_id, dedupe_key from private.notifications where kind = 'filing_due'`);

const askedInInbox = async (actor: Actor) =>
  (await papersToFile(database, actor, TODAY)).map(({ id }) => id);

describe('reminders to file', () => {
  beforeEach(() =>
    database.query(`update public.bonds set status = 'cancelled' where status = 'active'`),
  );

  it('match the domain for every day and every reminder sent before', async () => {
    for (let days = 0; days <= 60; days += 1) {
      for (const reminded of [undefined, ...FILING_REMINDER_DAYS, 38, 52]) {
        const bond = await issuedAgo(days);
        if (reminded === undefined) continue;
        await database.query('insert into private.filing_reminders values ($1, $2)', [
          bond,
          reminded,
        ]);
      }
    }
    const read = `select bond.id, bond.issued_at::date::text as issued, last_one.reminded_days as days
      from public.bonds as bond left join private.filing_reminders as last_one on last_one.bond_id = bond.id
      where bond.status = 'active'`;
    const before = await database.query(read);

    await remind();

    const after = new Map((await database.query(read)).map(({ id, days }) => [id, days]));
    for (const { id, issued, days } of before) {
      const reminded = (days ?? undefined) as number | undefined;
      const due = filingReminderDue({ issuedOn: String(issued), reminded }, TODAY);
      expect({ issued, days, now: after.get(id) }).toEqual({ issued, days, now: due ?? days });
    }
  });

  it('go out for the bonds that the inbox asks to file, and for no others', async () => {
    const fresh = await issuedAgo(FILING_FIRST_REMINDER_DAYS);
    await issuedAgo(FILING_FIRST_REMINDER_DAYS + 1);
    const reminded = await issuedAgo(90);
    const ticked = await issuedAgo(4);
    await database.query('insert into private.filing_reminders values ($1, 38)', [reminded]);
    await tick(owner, 'filed', ticked);

    await remind();

    const mailed = (await mails()).map((mail) => mail['bond_id']);
    expect(new Set(mailed)).toEqual(new Set([fresh, reminded]));
    expect(await askedInInbox(owner)).toEqual([reminded, fresh]);
    expect(await askedInInbox(stranger)).toEqual([]);
  });

  it('go out once, and stop with the tick', async () => {
    const bond = await issuedAgo(3);

    expect(await remind()).toBe(1);
    expect(await remind()).toBe(0);
    expect(await mails()).toEqual([{ bond_id: bond, dedupe_key: `filing_due:${bond}:3` }]);
    expect(
      await database.query(
        `select data ->> 'bondSlug' as slug from private.notifications where bond_id = $1`,
        [bond],
      ),
    ).toEqual(
      await database.query('select bond_type_id as slug from public.bonds where id = $1', [bond]),
    );

    await tick(owner, 'signed', bond);
    expect(await remind(addDays(TODAY, 7))).toBe(1);
    await tick(owner, 'filed', bond);
    expect(await remind(addDays(TODAY, 21))).toBe(0);
  });

  it('continue every 14 days until the bond is filed, even after a missed one', async () => {
    const bond = await issuedAgo(3);
    const runAfter = (days: number) => remind(addDays(TODAY, days - 3));

    for (const day of [3, 10, 24, 38, 52, 80]) expect(await runAfter(day)).toBe(1);
    for (const day of [80, 81, 93]) expect(await runAfter(day)).toBe(0);
    expect(await mails()).toContainEqual({ bond_id: bond, dedupe_key: `filing_due:${bond}:80` });

    await tick(owner, 'filed', bond);
    expect(await runAfter(94)).toBe(0);
  });

  it('end with the bond', async () => {
    const bond = await issuedAgo(24);
    expect(await remind()).toBe(1);
    await database.query(`update public.bonds set status = 'expired' where id = $1`, [bond]);

    expect(await remind(addDays(TODAY, 14))).toBe(0);
  });

  it('that wait in the queue are dropped when the bond is renewed', async () => {
    await storeNextTerm(database, await issuedAgo(90));
    const renewed = await issuedAgo(3);
    await remind();
    expect(await mails()).toHaveLength(1);
    await storeNextTerm(database, renewed);

    expect(
      await database.queryAs(
        'service_role',
        'select bond_id from public.claim_notifications(10, 1, 8)',
      ),
    ).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it('that wait in the queue are dropped when the customer ticks or turns reminders off', async () => {
    const filed = await issuedAgo(3);
    const other = await issuedAgo(3);
    await remind();
    await tick(owner, 'filed', filed);
    const claim = () =>
      database.queryAs('service_role', 'select bond_id from public.claim_notifications(10, 1, 8)');

    expect(await claim()).toEqual([{ bond_id: other }]);
    expect(await mails()).toHaveLength(1);

    await database.queryAs('service_role', 'select public.turn_reminders_off($1)', [other]);
    await issuedAgo(10);
    await remind();
    expect(await mails()).toHaveLength(1);
  });

  it('leave out bonds that the customer does not file', async () => {
    await issuedAgo(3);

    expect(await remind(TODAY, ['notary:TN'])).toBe(0);
    expect(await remind(TODAY, ['notary:SC'])).toBe(1);
  });

  it('are for the schedule only', async () => {
    await expect(
      database.queryAs(owner, `select public.remind_of_filing('2027-01-01', '{3}', 14, '{}', 1)`),
    ).rejects.toMatchObject(DENIED);
  });
});
