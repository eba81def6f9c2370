import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, todayIn } from '~/domain/dates';
import { openDatabase, type ActorDatabase, type SignedIn } from '../support/actor-database.ts';
import { addProject, callAs, storeContractor } from '../support/contractor-rows.ts';
import { LINE } from '../support/line-account.ts';
import { addStaff, type StaffActor } from '../support/staff-actor.ts';

const PRICE = 80_000_000;

let database: ActorDatabase;
let dana: StaffActor;
let owner: SignedIn;
let project: string;
let bid: string;

beforeAll(async () => {
  database = await openDatabase();
  dana = await addStaff(database, 'Dana Whitfield');
});

beforeEach(async () => {
  owner = await database.addCustomer();
  const today = todayIn('America/New_York', new Date());
  const contractor = await storeContractor(database, owner, {
    account: { statement: { asOf: addDays(today, -30), staleAfter: '', isRead: true } },
    line: { ...LINE, effectiveOn: '2020-01-01', reviewOn: '2099-01-01' },
  });
  project = await addProject(database, contractor);
  bid = randomUUID();
  await callAs(database, owner, 'request_bid', project, bid, PRICE);
  await record(2);
});

afterAll(() => database.close());

/** Record the bid as low, with the price of the second bidder if it is known. */
const record = (expected: number, second?: number, note?: string) =>
  callAs(database, owner, 'record_bid_result', project, expected, {
    stage: 'low',
    ...(second !== undefined && { tabulation: [{ bidder: 'Second', cents: second }] }),
    ...(note !== undefined && { note }),
  });

const move = async (expected: number, stage: string, note?: string) =>
  expect(
    await callAs(database, owner, 'record_bid_result', project, expected, {
      stage,
      ...(note !== undefined && { note }),
    }),
  ).toMatchObject({ outcome: 'recorded' });

const stored = async () =>
  (
    await database.query(
      'select spread_basis_points as spread, needs_underwriter as waits, result_note as note from public.project_bids where id = $1',
      [bid],
    )
  )[0];

describe('a low bid without its tabulation', () => {
  it('gets its tabulation later, and goes to an underwriter when the spread is large', async () => {
    expect(await stored()).toEqual({ spread: null, waits: false, note: '' });

    expect(await record(3, 100_000_000)).toEqual({ outcome: 'recorded', version: 4, spread: 2000 });
    expect(await stored()).toEqual({ spread: 2000, waits: true, note: '' });
  });

  it('gets the explanation later, and keeps its tabulation', async () => {
    await record(3, 100_000_000);
    expect(await record(4, undefined, 'Our own pit')).toMatchObject({ outcome: 'recorded' });

    expect(await stored()).toEqual({ spread: 2000, waits: true, note: 'Our own pit' });
  });

  it('still goes to an underwriter after another tabulation with a small spread', async () => {
    await record(3, 100_000_000);
    await record(4, 81_000_000);

    expect(await stored()).toMatchObject({ spread: 124, waits: true });
  });

  it('keeps an underwriter’s answer for the same spread, and asks again for another spread', async () => {
    await record(3, 100_000_000);
    expect(await callAs(database, dana, 'decide_bid', bid, 'spread-cleared', 'Own pit')).toBe(
      'decided',
    );
    await record(4, 100_000_000, 'Our own pit');
    expect(await stored()).toEqual({ spread: 2000, waits: false, note: 'Our own pit' });

    await record(5, 120_000_000);
    expect(await stored()).toMatchObject({ waits: true });
  });

  it('keeps tabulation and explanation while it is not low, and is not asked about the same spread again', async () => {
    await record(3, 100_000_000, 'Our own pit');
    await callAs(database, dana, 'decide_bid', bid, 'spread-cleared', 'Own pit');
    await move(4, 'not-low');
    expect(await stored()).toEqual({ spread: null, waits: false, note: 'Our own pit' });
    await move(5, 'reinstated');

    expect(await record(6)).toMatchObject({ outcome: 'recorded', spread: 2000 });
    expect(await stored()).toEqual({ spread: 2000, waits: false, note: 'Our own pit' });
    await record(7, 120_000_000);
    expect(await stored()).toMatchObject({ waits: true });
  });

  it('cannot shake off an open question by being not low, or lost, for a while', async () => {
    await record(3, 100_000_000, 'Our own pit');
    await move(4, 'not-low');
    await move(5, 'lost', 'The owner chose another');
    await move(6, 'reinstated');
    await record(7);

    expect(await stored()).toEqual({ spread: 2000, waits: true, note: 'Our own pit' });
    const [row] = await database.query(
      'select lost_reason from public.project_bids where id = $1',
      [bid],
    );
    expect(row).toEqual({ lost_reason: 'The owner chose another' });
  });

  it('is recorded once, and a different call learns that the bid changed', async () => {
    const first = await record(3, 100_000_000, 'Own pit');

    expect(await record(3, 100_000_000, 'Own pit')).toMatchObject({
      outcome: 'recorded',
      version: first['version'],
    });
    expect(await record(3, 90_000_000, 'Own pit')).toMatchObject({ outcome: 'changed-meanwhile' });
  });

  it('is not recorded by another customer', async () => {
    const other = await database.addCustomer();

    expect(
      await callAs(database, other, 'record_bid_result', project, 3, { stage: 'low' }),
    ).toMatchObject({ outcome: 'not-found' });
  });
});
