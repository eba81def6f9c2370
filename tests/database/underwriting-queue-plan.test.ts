import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgresServer } from '../support/postgres/native-database.ts';
import { addManyApplications } from '../support/many-applications.ts';
import {
  asRole,
  type Claims,
  createTestDatabase,
  type RoleTransaction,
  type TestDatabase,
} from '../support/test-database.ts';

/** PGlite would need minutes for more. */
const APPLICATIONS = hasPostgresServer() ? 100_000 : 4_000;

/** A page is 25 rows and one more. This limit is generous, but far below the number of all rows. */
const MAX_ROWS = 400;

let database: TestDatabase;
let underwriter: Claims & { sub: string };

beforeAll(async () => {
  database = await createTestDatabase();
  underwriter = await addManyApplications(database, APPLICATIONS);
}, 300_000);

afterAll(() => database.close());

type Reading = { whole: number; rows: number };

type Overview = { statuses: Record<string, { count: number }>; mine: number; nobodys: number };

type Group = { status: string; holder: string | null; count: number };

type Counts = Record<string, Reading>;

const TABLES = ['applications', 'application_assignments', 'application_words'];

/** The full scans and index reads of each table on this connection so far. */
async function readCounts(transaction: RoleTransaction): Promise<Counts> {
  const { rows } = await transaction.query<Reading & { name: string }>(
    `select relname as name, seq_scan::int as whole, idx_tup_fetch::int as rows
     from pg_stat_xact_user_tables where relname = any ($1)`,
    [TABLES],
  );

  return Object.fromEntries(rows.map(({ name, ...reading }) => [name, reading]));
}

/** The full scans and index reads of an underwriter's statement. */
async function readingOf(sql: string, parameters: unknown[]): Promise<Counts> {
  return asRole(database, 'authenticated', underwriter, async (transaction) => {
    // With few applications everything fits on a few pages, and Postgres prefers a full scan.
    if (!hasPostgresServer()) await transaction.query('set local enable_seqscan = off');
    const before = await readCounts(transaction);
    await transaction.query(sql, parameters);
    const after = await readCounts(transaction);

    return Object.fromEntries(
      TABLES.map((name) => [
        name,
        {
          whole: (after[name]?.whole ?? 0) - (before[name]?.whole ?? 0),
          rows: (after[name]?.rows ?? 0) - (before[name]?.rows ?? 0),
        },
      ]),
    );
  });
}

const readQueue = (filters: object) =>
  readingOf('select public.underwriting_queue($1::jsonb)', [JSON.stringify(filters)]);

const EDGE = {
  submitted_at: '2026-01-05T00:00:00+00:00',
  id: '80000000-0000-4000-8000-000000000000',
};

describe(`a page of the queue among ${APPLICATIONS} applications`, () => {
  it.each([
    ['one status', { status: 'under_review' }],
    ['one status from the middle on', { status: 'under_review', after: EDGE }],
    ['one status before the middle', { status: 'issued', before: EDGE, newest_first: true }],
    ['any status, newest first', { newest_first: true }],
    ['any status from the middle on', { newest_first: true, after: EDGE }],
    ['one state', { status: 'under_review', state: 'WY' }],
    ['one bond', { status: 'under_review', bond: 'trustee' }],
    ['one state and bond', { status: 'under_review', state: 'WY', bond: 'trustee' }],
    ['nobody’s', { status: 'under_review', holder: 'nobody' }],
    ['a second approval', { flag: 'second-approval' }],
    ['a second approval in one status', { status: 'under_review', flag: 'second-approval' }],
    ['a number', { words: ['app-103000'] }],
    ['an address', { status: 'issued', words: ['person500'] }],
    ['two names', { words: ['given7', 'family107'] }],
  ])('scans no table fully and reads few rows: %s', async (_, filters) => {
    const reading = await readQueue(filters);
    const applications = reading['applications'];

    expect(Object.values(reading).map(({ whole }) => whole)).toEqual([0, 0, 0]);
    expect(applications?.rows).toBeGreaterThan(0);
    expect(applications?.rows).toBeLessThan(MAX_ROWS);
  });

  it("finds one underwriter's applications through the assignments", async () => {
    const reading = await readQueue({ status: 'under_review', holder: underwriter.sub });

    expect(reading['applications']).toMatchObject({ whole: 0 });
    expect(reading['applications']?.rows).toBeLessThan(APPLICATIONS / 4);
  });
});

describe('the numbers above the queue', () => {
  it('are sums that are kept: only the oldest of each status is read', async () => {
    const reading = await readingOf('select public.underwriting_overview()', []);

    expect(Object.values(reading).map(({ whole }) => whole)).toEqual([0, 0, 0]);
    expect(reading['applications']?.rows).toBeLessThan(MAX_ROWS);
    expect(reading['application_assignments']).toEqual({ whole: 0, rows: 0 });
  });

  it('are those of the rows', async () => {
    const [overview, counted] = await asRole(
      database,
      'authenticated',
      underwriter,
      async (transaction) => {
        const { rows } = await transaction.query<{ overview: Overview }>(
          'select public.underwriting_overview() as overview',
        );
        await transaction.query('reset role');
        const { rows: groups } = await transaction.query<Group>(
          `select application.status, held.staff_id as holder, count(*)::int as count
           from public.applications as application
           left join public.application_assignments as held on held.application_id = application.id
           group by application.status, held.staff_id`,
        );

        return [rows[0]?.overview, groups] as const;
      },
    );
    const sum = (isCounted: (group: Group) => boolean) =>
      counted.filter(isCounted).reduce((total, { count }) => total + count, 0);

    for (const status of ['issued', 'declined', 'under_review']) {
      expect(overview?.statuses[status]?.count).toBe(sum((group) => group.status === status));
    }
    const open = (holder: string | null) =>
      sum((group) => group.status === 'under_review' && group.holder === holder);
    expect(overview).toMatchObject({ mine: open(underwriter.sub), nobodys: open(null) });
  });
});
