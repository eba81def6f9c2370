import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase, type SignedIn } from '../support/actor-database.ts';
import { callAs, CONTRACTOR_FACTS, storeContractor } from '../support/contractor-rows.ts';
import { LINE } from '../support/line-account.ts';
import { addFactor, endSessionOf, signInWithPassword } from '../support/staff-actor.ts';

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

const save = (actor: SignedIn, id: string, expected: number, change: object = {}) =>
  callAs(database, actor, 'save_contractor', id, expected, { ...CONTRACTOR_FACTS, ...change });

const TABLES = [
  'contractors',
  'contractor_members',
  'contractor_statements',
  'line_grants',
  'projects',
  'project_bids',
  'wip_schedules',
  'indemnitors',
];

describe('the account of a contractor', () => {
  it('is opened once, and a repeated call gives the same answer', async () => {
    const id = randomUUID();

    expect(await save(stranger, id, 0)).toEqual({ outcome: 'saved', version: 1 });
    expect(await save(stranger, id, 0)).toEqual({ outcome: 'saved', version: 1 });
    expect(await save(stranger, randomUUID(), 0)).toEqual({ outcome: 'already-open' });
    expect(await save(stranger, randomUUID(), 3)).toEqual({ outcome: 'not-found' });
  });

  it('is changed only from the version that was read, and a call can be repeated after a lost answer', async () => {
    await save(owner, contractor, 1, { trade_name: 'Ridge' });

    expect(await save(owner, contractor, 1, { trade_name: 'Ridge' })).toEqual({
      outcome: 'saved',
      version: 2,
    });
    expect(await save(owner, contractor, 1, { trade_name: 'Other' })).toEqual({
      outcome: 'changed-meanwhile',
      version: 2,
    });
    expect(await save(owner, contractor, 2, { trade_name: 'Other' })).toEqual({
      outcome: 'saved',
      version: 3,
    });
  });

  it.each([
    ['an EIN in a text', { trade_name: ['57', '1234567'].join('-') }],
    ['an SSN in the details', { details: { owner: ['219', '09', '9999'].join('-') } }],
    ['hidden characters', { trade_name: 'Palm\u202eetto' }],
    ['a single limit above the aggregate', { single_asked_cents: 600_000_000 }],
    ['details that are too long', { details: { note: 'x'.repeat(20_001) } }],
    ['details that are a list', { details: [] }],
  ])('refuses %s', async (_, change) => {
    await expect(save(owner, contractor, 1, change)).rejects.toMatchObject({ code: '23514' });
  });

  it('is closed to strangers, former members, ended sessions and sessions without the second factor', async () => {
    const leaver = await database.addCustomer();
    await database.query(
      'insert into public.contractor_members (contractor_id, user_id, left_at) values ($1, $2, now())',
      [contractor, leaver.userId],
    );
    const ended = await signInWithPassword(database, owner);
    await endSessionOf(database, ended);
    const guarded = await database.addCustomer();
    await storeContractor(database, guarded);
    await addFactor(database, guarded, 'verified');
    const thief = await signInWithPassword(database, guarded);

    for (const actor of [stranger, leaver, ended, thief]) {
      for (const table of TABLES) {
        expect(await database.queryAs(actor, `select 1 from public.${table}`), table).toEqual([]);
      }
      expect(await callAs(database, actor, 'add_statement', contractor, {})).toBe('not-found');
      expect(await callAs(database, actor, 'save_wip_schedule', contractor, {})).toBe('not-found');
      expect(await callAs(database, actor, 'save_project', contractor, 0, {})).toEqual({
        outcome: 'not-found',
      });
      expect((await save(actor, contractor, 1, { trade_name: 'Mine' }))['outcome']).toMatch(
        /not-found|signed-out/,
      );
    }
    expect(await database.queryAs(owner, 'select id from public.contractors')).toEqual([
      { id: contractor },
    ]);
  });

  it('is written only through the functions', async () => {
    for (const table of TABLES) {
      for (const sql of [
        `delete from public.${table}`,
        `insert into public.${table} default values`,
      ]) {
        await expect(database.queryAs(owner, sql)).rejects.toMatchObject({ code: '42501' });
      }
      await expect(database.queryAs('anon', `select 1 from public.${table}`)).rejects.toMatchObject(
        { code: '42501' },
      );
    }
  });

  it('is deleted with its last member, unless it has a line', async () => {
    const bare = await storeContractor(database, stranger, { line: null });
    for (const { userId } of [stranger, owner])
      await database.query('delete from auth.users where id = $1', [userId]);

    expect(
      await database.query('select id from public.contractors where id = any ($1)', [
        [bare, contractor],
      ]),
    ).toEqual([{ id: contractor }]);
  });
});

describe('the export of an account', () => {
  it('has only the records of the caller’s contractor, without ids of people', async () => {
    expect(await callAs(database, owner, 'write_letter', contractor, { id: randomUUID() })).toEqual(
      { outcome: 'written' },
    );
    const [mine] = await database.queryAs(owner, 'select public.export_own_data() as data');
    const [theirs] = await database.queryAs(stranger, 'select public.export_own_data() as data');

    expect(mine?.['data']).toMatchObject({
      contractors: [
        {
          id: contractor,
          statements: [{ kind: 'fiscal' }],
          lines: [{ version: 1 }],
          letters: [{ single_cents: LINE.single }],
        },
      ],
    });
    expect(JSON.stringify(mine?.['data'])).not.toMatch(/granted_by|approved_by|added_by|asked_by/);
    expect(theirs?.['data']).toMatchObject({ contractors: null });
  });
});
