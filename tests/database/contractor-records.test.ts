import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase, type SignedIn } from '../support/actor-database.ts';
import { callAs, projectFacts, storeContractor } from '../support/contractor-rows.ts';
import { WIP_ROW } from '../support/line-account.ts';

let database: ActorDatabase;
let owner: SignedIn;
let stranger: SignedIn;
let contractor: string;

beforeAll(async () => {
  database = await openDatabase();
});

beforeEach(async () => {
  owner = await database.addCustomer();
  stranger = await database.addCustomer();
  contractor = await storeContractor(database, owner);
});

afterAll(() => database.close());

describe('a statement', () => {
  const statement = (change: object = {}) => ({
    id: randomUUID(),
    kind: 'interim',
    level: 'compiled',
    as_of: '2026-06-30',
    current_assets_cents: 300,
    current_liabilities_cents: 100,
    net_worth_cents: -5,
    revenue_cents: 1,
    profit_cents: -1,
    ...change,
  });

  it('is added once, and goes stale after 6 months, or 15 for a fiscal year', async () => {
    const interim = statement();
    const fiscal = statement({ kind: 'fiscal' });
    for (const facts of [interim, interim, fiscal]) {
      expect(await callAs(database, owner, 'add_statement', contractor, facts)).toBe('saved');
    }

    expect(
      await database.queryAs(
        owner,
        `select kind, stale_after::text from public.contractor_statements where as_of = '2026-06-30' order by kind`,
      ),
    ).toEqual([
      { kind: 'fiscal', stale_after: '2027-09-30' },
      { kind: 'interim', stale_after: '2026-12-30' },
    ]);
  });

  it('cannot have a date in the future', async () => {
    const late = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);

    expect(
      await callAs(database, owner, 'add_statement', contractor, statement({ as_of: late })),
    ).toBe('in-future');
  });
});

describe('a schedule of work in progress', () => {
  const { isBonded, ...amounts } = WIP_ROW;
  const job = { ...amounts, bonded: isBonded };
  const schedule = (rows: unknown, change: object = {}) => ({
    id: randomUUID(),
    as_of: '2026-10-31',
    rows,
    price_cents: job.price,
    estimate_cents: job.estimate,
    cost_cents: job.cost,
    billed_cents: job.billed,
    ...change,
  });
  const saveSchedule = (facts: object) =>
    callAs(database, owner, 'save_wip_schedule', contractor, facts);

  it('is replaced by a correction for the same day', async () => {
    await saveSchedule(schedule([job]));
    const corrected = [{ ...job, name: 'High school' }];

    expect(await saveSchedule(schedule(corrected))).toBe('saved');
    expect(await saveSchedule(schedule(corrected))).toBe('saved');
    expect(await database.queryAs(owner, 'select rows from public.wip_schedules')).toEqual([
      { rows: corrected },
    ]);
    expect(await saveSchedule(schedule([job], { as_of: '2999-01-01' }))).toBe('in-future');
  });

  it.each([
    { start: '2026-03-01' },
    { end: '2026-06-30' },
    { start: '2026-03-01', end: '2026-03-01' },
  ])('may say when a job starts and ends: %o', async (days) => {
    const rows = [{ ...job, ...days }];

    expect(await saveSchedule(schedule(rows, { as_of: '2026-08-31' }))).toBe('saved');
    expect(
      await database.query(
        `select rows from public.wip_schedules where contractor_id = $1 and as_of = '2026-08-31'`,
        [contractor],
      ),
    ).toEqual([{ rows }]);
  });

  it.each([
    ['a total that does not tie', schedule([job], { cost_cents: job.cost + 1 })],
    ['no jobs', schedule([])],
    ['an object', schedule({})],
    ['a list of texts', schedule(['x'])],
    ['two jobs with one number', schedule([job, job])],
    ['a negative amount', schedule([{ ...job, cost: -1 }])],
    ['an amount as a text', schedule([{ ...job, cost: '40000000' }])],
    ['a part of a cent', schedule([{ ...job, cost: 0.5 }])],
    ['an end before its start', schedule([{ ...job, start: '2026-03-02', end: '2026-03-01' }])],
    ['a day in other words', schedule([{ ...job, start: 'soon' }])],
    ['a day as a number', schedule([{ ...job, end: 20260301 }])],
    ['no value for a day', schedule([{ ...job, end: null }])],
    ['an unknown column', schedule([{ ...job, ssn: 'x' }])],
    ['a secret number', schedule([{ ...job, owner: ['219', '09', '9999'].join('-') }])],
  ])('refuses %s', async (_, facts) => {
    await expect(saveSchedule(facts)).rejects.toMatchObject({ code: '23514' });
  });
});

describe('a project', () => {
  const saveProject = (expected: number, facts: object, actor = owner, of = contractor) =>
    callAs(database, actor, 'save_project', of, expected, facts);

  it('is added and changed by version, and repeated calls change nothing', async () => {
    const facts = projectFacts();

    expect(await saveProject(0, facts)).toEqual({ outcome: 'saved', version: 1 });
    expect(await saveProject(0, facts)).toEqual({ outcome: 'saved', version: 1 });
    expect(await saveProject(0, { ...facts, name: 'Annex' })).toEqual({
      outcome: 'changed-meanwhile',
      version: 1,
    });
    expect(await saveProject(1, { ...facts, name: 'Annex' })).toEqual({
      outcome: 'saved',
      version: 2,
    });
    expect(await saveProject(0, projectFacts({ number: facts['number'] }))).toEqual({
      outcome: 'number-taken',
    });
  });

  it('keeps its facts after the line approved its bid', async () => {
    const facts = projectFacts();
    await saveProject(0, facts);
    await callAs(database, owner, 'request_bid', facts['id'], randomUUID(), 100);

    expect(await saveProject(2, { ...facts, has_design: true })).toEqual({ outcome: 'not-open' });
  });

  it('of another contractor cannot be taken over', async () => {
    const facts = projectFacts();
    await saveProject(0, facts);
    const other = await storeContractor(database, stranger);

    expect(await saveProject(1, { ...facts, name: 'Mine' }, stranger, other)).toEqual({
      outcome: 'not-found',
    });
    expect(await callAs(database, stranger, 'request_bid', facts['id'], randomUUID(), 1)).toEqual({
      outcome: 'not-found',
    });
    expect(
      await callAs(database, stranger, 'record_bid_result', facts['id'], 1, { stage: 'low' }),
    ).toEqual({ outcome: 'not-found' });
  });
});
