import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, todayIn } from '~/domain/dates';
import { openDatabase, type ActorDatabase, type SignedIn } from '../support/actor-database.ts';
import { addProject, callAs, storeContractor, storeRow } from '../support/contractor-rows.ts';
import { addStaff, signInWithPassword, type StaffActor } from '../support/staff-actor.ts';

/** The limit of one underwriter, by content/surety.yaml. */
const LIMIT = 50_000_000;

const MILLION = 100_000_000;

let database: ActorDatabase;
let dana: StaffActor;
let lee: StaffActor;
let owner: SignedIn;
let contractor: string;

beforeAll(async () => {
  database = await openDatabase();
  dana = await addStaff(database, 'Dana Whitfield');
  lee = await addStaff(database, 'Lee Moreno');
});

beforeEach(async () => {
  owner = await database.addCustomer();
  contractor = await storeContractor(database, owner, { line: null });
});

afterAll(() => database.close());

const terms = (change: object = {}) => ({
  id: randomUUID(),
  expected: 0,
  single_cents: LIMIT,
  aggregate_cents: LIMIT,
  basis: 'all-work',
  conditions: { states: ['SC'], maxSpreadPercent: 8 },
  rate_plan: 'standard',
  effective_on: '2026-01-01',
  review_on: '2099-01-01',
  reason: 'Ten clean years',
  ...change,
});

const grant = (actor: SignedIn, facts: object) =>
  callAs<string>(database, actor, 'grant_line', contractor, facts);

const versions = () =>
  database.query(
    `select version, approved_at is not null as approved, superseded_by is not null as replaced, approved_by
     from public.line_grants where contractor_id = $1 order by version`,
    [contractor],
  );

describe('granting a line', () => {
  it('needs one underwriter up to the limit, and a repeated call grants nothing more', async () => {
    const facts = terms();

    expect(await grant(dana, facts)).toBe('granted');
    expect(await grant(dana, facts)).toBe('granted');
    expect(await versions()).toEqual([
      { version: 1, approved: true, replaced: false, approved_by: dana.userId },
    ]);
  });

  it('above the limit waits for a different underwriter, and the earlier line stays until then', async () => {
    await grant(dana, terms());
    const larger = terms({ expected: 1, aggregate_cents: LIMIT + 1 });

    expect(await grant(dana, larger)).toBe('colleague-required');
    expect(await callAs(database, dana, 'approve_line', larger.id)).toBe('colleague-required');
    expect((await versions()).map(({ approved, replaced }) => [approved, replaced])).toEqual([
      [true, false],
      [false, false],
    ]);

    expect(await callAs(database, lee, 'approve_line', larger.id)).toBe('approved');
    expect(await callAs(database, lee, 'approve_line', larger.id)).toBe('approved');
    expect(await callAs(database, dana, 'approve_line', larger.id)).toBe('not-open');
    expect((await versions()).map(({ approved, replaced }) => [approved, replaced])).toEqual([
      [true, true],
      [true, false],
    ]);
  });

  it('does not count the grant of an underwriter who lost the role', async () => {
    const leaver = await addStaff(database, 'Ann Cole');
    const facts = terms({ aggregate_cents: MILLION });
    await grant(leaver, facts);
    await database.query('delete from public.staff_roles where user_id = $1', [leaver.userId]);

    expect(await callAs(database, lee, 'approve_line', facts.id)).toBe('colleague-required');
  });

  it('drops a waiting version when a new one is granted', async () => {
    const first = terms({ aggregate_cents: MILLION });
    await grant(dana, first);
    await grant(lee, terms({ expected: 1 }));

    expect(await callAs(database, lee, 'approve_line', first.id)).toBe('not-open');
    expect(
      (await versions()).filter(({ approved, replaced }) => approved && !replaced),
    ).toHaveLength(1);
  });

  it('is refused from an old version', async () => {
    await grant(dana, terms());

    expect(await grant(lee, terms())).toBe('changed-meanwhile');
  });

  it.each([
    ['an unknown condition', { conditions: { maxspread: 1 } }],
    ['conditions that are a list', { conditions: [] }],
    ['a state that is a number', { conditions: { states: [1] } }],
    ['a negative number', { conditions: { maxSpreadPercent: -1 } }],
    ['a text for a number', { conditions: { maxSpreadPercent: '10' } }],
    ['a single limit above the aggregate', { single_cents: LIMIT + 1 }],
    ['a review before the start', { review_on: '2025-12-31' }],
    ['no reason', { reason: '' }],
  ])('refuses %s', async (_, change) => {
    await expect(grant(dana, terms(change))).rejects.toMatchObject({ code: '23514' });
  });
});

describe('nobody but staff with a second factor, and not on an own account', () => {
  it('decides', async () => {
    const facts = terms();
    await grant(dana, facts);
    const withPassword = await signInWithPassword(database, dana);

    for (const actor of [owner, withPassword]) {
      expect(await grant(actor, terms({ expected: 1 }))).toBe('not-staff');
      expect(await callAs(database, actor, 'approve_line', facts.id)).toBe('not-staff');
      expect(await callAs(database, actor, 'suspend_line', facts.id, 'Because')).toBe('not-staff');
      expect(
        await callAs(database, actor, 'renew_line', facts.id, randomUUID(), '2098-01-01', 'Again'),
      ).toBe('not-staff');
      expect(await callAs(database, actor, 'decide_bid', randomUUID(), 'approved', 'Fine')).toBe(
        'not-staff',
      );
      expect(await callAs(database, actor, 'ask_indemnitor', contractor, {})).toBe('not-staff');
      expect(await callAs(database, actor, 'release_indemnitor', randomUUID())).toBe('not-staff');
    }
  });

  it.each(['now', 'after leaving'])('staff who are members: %s', async (when) => {
    const left = when === 'now' ? null : new Date();
    await database.query(
      'insert into public.contractor_members (contractor_id, user_id, left_at) values ($1, $2, $3)',
      [contractor, lee.userId, left],
    );
    const facts = terms({ aggregate_cents: MILLION });
    await grant(dana, facts);

    expect(await grant(lee, terms({ expected: 1 }))).toBe('own-account');
    expect(await callAs(database, lee, 'approve_line', facts.id)).toBe('own-account');
    expect(await callAs(database, lee, 'suspend_line', facts.id, 'Because')).toBe('own-account');
  });

  it('an account or a line that does not exist is not found', async () => {
    expect(await callAs(database, dana, 'grant_line', randomUUID(), terms())).toBe('not-found');
    expect(await callAs(database, dana, 'approve_line', randomUUID())).toBe('not-found');
    expect(
      await callAs(database, dana, 'renew_line', randomUUID(), randomUUID(), '2098-01-01', 'Again'),
    ).toBe('not-found');
  });
});

describe('a suspended line', () => {
  it('stops every bid until a new version is granted, and cannot be renewed', async () => {
    const facts = terms();
    await grant(dana, facts);
    const project = await addProject(database, contractor);
    expect(await callAs(database, lee, 'suspend_line', facts.id, 'A claim')).toBe('suspended');
    expect(await callAs(database, lee, 'suspend_line', facts.id, 'A claim')).toBe('suspended');

    expect(await callAs(database, owner, 'request_bid', project, randomUUID(), 1)).toMatchObject({
      stops: [{ rule: 'line-suspended' }],
    });
    expect(
      await callAs(database, dana, 'renew_line', facts.id, randomUUID(), '2098-01-01', 'Again'),
    ).toBe('not-open');
    await grant(dana, terms({ expected: 1 }));
    expect(await callAs(database, owner, 'request_bid', project, randomUUID(), 1)).toMatchObject({
      outcome: 'yes',
    });
    expect(await callAs(database, lee, 'suspend_line', facts.id, 'A claim')).toBe('not-open');
  });
});

describe('a renewal', () => {
  it('needs a statement that came after the grant, keeps the terms, and is granted once', async () => {
    const facts = terms();
    await grant(dana, facts);
    const renewal = randomUUID();
    const renew = () =>
      callAs(database, dana, 'renew_line', facts.id, renewal, '2098-01-01', 'New year end');
    expect(await renew()).toBe('no-new-statement');

    await storeRow(database, 'contractor_statements', {
      id: randomUUID(),
      contractor_id: contractor,
      kind: 'fiscal',
      level: 'reviewed',
      as_of: addDays(todayIn('America/New_York', new Date()), -30),
      current_assets_cents: 1,
      current_liabilities_cents: 1,
      net_worth_cents: 1,
      revenue_cents: 1,
      profit_cents: 1,
      added_by: owner.userId,
    });
    expect(await renew()).toBe('granted');
    expect(await renew()).toBe('granted');

    const [row] = await database.query(
      `select version, single_cents, conditions, review_on::text, reason from public.line_grants where id = $1`,
      [renewal],
    );
    expect(row).toMatchObject({
      version: 2,
      conditions: facts.conditions,
      review_on: '2098-01-01',
      reason: 'New year end',
    });
    expect(await versions()).toHaveLength(2);
  });
});
