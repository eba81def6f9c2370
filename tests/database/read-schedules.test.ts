import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WipRow } from '~/domain/contractors/wip';
import { openDatabase, type ActorDatabase, type SignedIn } from '../support/actor-database.ts';
import { addProject, callAs, storeContractor, storeRow } from '../support/contractor-rows.ts';
import { MILLION, readSchedule, scheduleColumns, startedJob } from '../support/line-account.ts';
import { addStaff, signInWithPassword, type StaffActor } from '../support/staff-actor.ts';

let database: ActorDatabase;
let dana: StaffActor;
let owner: SignedIn;
let contractor: string;

beforeAll(async () => {
  database = await openDatabase();
  dana = await addStaff(database, 'Dana Whitfield');
});

beforeEach(async () => {
  owner = await database.addCustomer();
  // An underwriter read a schedule of June 30 with 4 of the 5 million of the line to complete.
  contractor = await storeContractor(database, owner, {
    account: { schedules: readSchedule(startedJob(4 * MILLION)) },
  });
});

afterAll(() => database.close());

/** Send a schedule as the contractor, with marks of a reader that the server must ignore. */
const send = (asOf: string, ...rows: WipRow[]) =>
  callAs(database, owner, 'save_wip_schedule', contractor, {
    id: randomUUID(),
    ...scheduleColumns({ asOf, rows }),
    ...{ read_by: owner.userId, read_at: new Date().toISOString() },
  });

const ask = async (price = 2 * MILLION, number = `P-${randomUUID().slice(0, 8)}`) =>
  callAs<{ outcome: string; stops: { rule: string; allowed: number | null }[] }>(
    database,
    owner,
    'request_bid',
    await addProject(database, contractor, { number }),
    randomUUID(),
    price,
  );

async function latest(): Promise<{ id: string; read_by: string | null }> {
  const [row] = await database.query(
    'select (found).id, (found).read_by from private.latest_schedule($1) as found',
    [contractor],
  );

  return row as { id: string; read_by: string | null };
}

const confirm = async (actor: SignedIn, id?: string) =>
  callAs(database, actor, 'confirm_schedule', id ?? (await latest()).id);

/** A won job of 4 million that no schedule lists yet. */
const WON = {
  schedules: readSchedule(startedJob(0)),
  projects: [{ number: 'P-9', stage: 'awarded' as const, estimate: 4 * MILLION, bid: 4 * MILLION }],
};

const UNREAD = { outcome: 'stopped', stops: [{ rule: 'schedule-unread', allowed: MILLION }] };

describe('a contractor who sends a schedule that uses less of the line', () => {
  it.each([
    ['with a smaller remaining cost', '2026-09-30', () => [startedJob(0)]],
    ['without a job that was read', '2026-09-30', () => [startedJob(0, 'W-2')]],
    ['as a correction of the day that was read', '2026-06-30', () => [startedJob(0)]],
    ['of an earlier day', '2026-03-31', () => [startedJob(0)]],
  ])('gains no instant approval: %s', async (_, asOf, jobs) => {
    expect(await send(asOf, ...jobs())).toBe('saved');

    expect(await ask()).toMatchObject({ outcome: 'stopped', stops: [{ allowed: MILLION }] });
    expect(await ask(MILLION)).toEqual({ outcome: 'yes', stops: [] });
  });

  it('gains none by sending several in turn', async () => {
    await send('2026-08-31', startedJob(5 * MILLION));
    await send('2026-08-31', startedJob(0));
    await send('2026-09-30', startedJob(0, 'W-2'));
    await send('2026-10-31', startedJob(0));

    expect(await ask()).toMatchObject(UNREAD);
  });

  it('gains none by listing a won job as finished', async () => {
    contractor = await storeContractor(database, owner, { account: WON });
    await send('2026-09-30', startedJob(0), startedJob(0, 'P-9'));

    expect(await ask()).toMatchObject(UNREAD);
  });

  /** Close the won job of the contractor, and return the day of the agency. */
  async function closeWonJob(): Promise<string> {
    const [project] = await database.query(
      'select id, version, private.agency_day()::text as day from public.projects where contractor_id = $1',
      [contractor],
    );
    const { id, version, day } = project ?? {};
    const closed = await callAs(database, owner, 'record_bid_result', id, version, {
      stage: 'closed',
    });
    expect(closed).toMatchObject({ outcome: 'recorded' });

    return String(day);
  }

  it('gains none by closing a won job, until an underwriter has read a schedule of that day', async () => {
    contractor = await storeContractor(database, owner, { account: WON });
    const day = await closeWonJob();

    expect(await ask()).toMatchObject({
      outcome: 'stopped',
      stops: [{ rule: 'aggregate-limit', allowed: MILLION }],
    });
    await send(day, startedJob(0), startedJob(0, 'P-9'));
    expect(await ask()).toMatchObject(UNREAD);
    expect(await confirm(dana)).toBe('confirmed');
    expect(await ask()).toEqual({ outcome: 'yes', stops: [] });
  });

  it('gains none by closing a won job after the schedule of that day was read', async () => {
    contractor = await storeContractor(database, owner, { account: WON });
    const [row] = await database.query('select private.agency_day()::text as day');
    await send(String(row?.['day']), startedJob(0));
    expect(await confirm(dana)).toBe('confirmed');
    await closeWonJob();

    expect(await ask()).toMatchObject({
      outcome: 'stopped',
      stops: [{ rule: 'aggregate-limit', allowed: MILLION }],
    });
  });

  it('gains none by a first schedule, which supports no bid until it was read', async () => {
    contractor = await storeContractor(database, owner);
    await send('2026-08-31', startedJob(5 * MILLION));
    await send('2026-08-31', startedJob(0));

    expect(await ask(1)).toMatchObject({
      outcome: 'stopped',
      stops: [{ rule: 'schedule-unread', allowed: null }],
    });
    expect(await confirm(dana)).toBe('confirmed');
    expect(await ask(1)).toEqual({ outcome: 'yes', stops: [] });
  });

  it('gets the freed part once an underwriter has read it', async () => {
    await send('2026-09-30', startedJob(0));
    expect(await ask()).toMatchObject(UNREAD);

    expect(await confirm(dana)).toBe('confirmed');
    expect(await ask()).toEqual({ outcome: 'yes', stops: [] });
  });
});

describe('a schedule that uses more of the line', () => {
  it('counts before an underwriter has read it, and loses that when it is taken back', async () => {
    await send('2026-09-30', startedJob(4.5 * MILLION));
    expect(await ask(MILLION)).toMatchObject({
      stops: [{ rule: 'aggregate-limit', allowed: MILLION / 2 }],
    });

    await send('2026-09-30', startedJob(0));
    expect(await ask(MILLION)).toEqual({ outcome: 'yes', stops: [] });
  });
});

describe('the reading of a schedule', () => {
  it('is asked for in the list of contractors while the newest schedule is unread', async () => {
    const unread = async () =>
      (
        await database.queryAs(
          dana,
          'select unread_figures from public.contractor_queue() where id = $1',
          [contractor],
        )
      )[0]?.['unread_figures'];
    expect(await unread()).toBe(0);
    await send('2026-03-31', startedJob(0)); // older than the one that was read
    expect(await unread()).toBe(0);

    await send('2026-09-30', startedJob(0));
    expect(await unread()).toBe(1);
    await database.query(
      'update public.contractor_statements set read_by = null, read_at = null where contractor_id = $1',
      [contractor],
    );
    expect(await unread()).toBe(2);
    await confirm(dana);
    expect(await unread()).toBe(1);
  });

  it('is recorded once, and a correction afterwards keeps the schedule that was read', async () => {
    await send('2026-09-30', startedJob(MILLION));
    const { id } = await latest();
    expect(await confirm(dana)).toBe('confirmed');
    expect(await confirm(await addStaff(database, 'Lee Moreno'))).toBe('confirmed');
    expect(await latest()).toEqual({ id, read_by: dana.userId });
    expect(await send('2026-09-30', startedJob(MILLION))).toBe('saved'); // a repeated call
    expect(await latest()).toEqual({ id, read_by: dana.userId });

    await send('2026-09-30', startedJob(0));
    expect(await latest()).toMatchObject({ read_by: null });
    expect(
      await database.query('select 1 from public.wip_schedules where id = $1 and read_by = $2', [
        id,
        dana.userId,
      ]),
    ).toHaveLength(1);
    expect(await ask(4 * MILLION + 1)).toMatchObject({
      stops: [{ rule: 'single-limit' }, { rule: 'schedule-unread', allowed: 4 * MILLION }],
    });
  });

  it('counts only for the figures that the underwriter saw', async () => {
    await send('2026-09-30', startedJob(4 * MILLION));
    const { id } = await latest();
    await send('2026-09-30', startedJob(0));

    expect(await confirm(dana, id)).toBe('changed-meanwhile');
    expect(await latest()).toMatchObject({ read_by: null });
    expect(await ask()).toMatchObject(UNREAD);
  });

  it('is never recorded by the contractor, a stranger, staff without a second factor, or staff of the company', async () => {
    const insider = await addStaff(database, 'Ann Okoye');
    await storeRow(database, 'contractor_members', {
      contractor_id: contractor,
      user_id: insider.userId,
      role: 'member',
      joined_at: new Date().toISOString(),
      left_at: new Date().toISOString(),
    });
    await send('2026-09-30', startedJob(0));

    const passwordOnly = await signInWithPassword(database, dana);
    for (const actor of [owner, await database.addCustomer(), passwordOnly])
      expect(await confirm(actor)).toBe('not-staff');
    expect(await confirm(insider)).toBe('own-account');
    await expect(
      database.queryAs(owner, 'update public.wip_schedules set read_at = now()'),
    ).rejects.toBeTruthy();
    expect(await latest()).toMatchObject({ read_by: null });
    expect(await ask()).toMatchObject(UNREAD);
  });
});
