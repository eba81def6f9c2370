import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  asRole,
  createTestDatabase,
  type RoleTransaction,
  type TestDatabase,
} from '../support/test-database.ts';

const APPLICATIONS = 4_000;

/** A page is 25 rows and one more. Looking at so many for it is generous, and far from all there are. */
const MOST_ROWS = 400;

let database: TestDatabase;
let staffId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.exec(`
    insert into auth.users (id, email, email_confirmed_at)
    select md5('staff ' || number)::uuid, 'staff-' || number || '@example.com', now() from generate_series(1, 5) as number;
    insert into public.staff_roles (user_id, role) select id, 'underwriter' from auth.users;

    alter table public.applications disable trigger guard_application;
    insert into public.applications (
      id, number, bond_slug, state_code, status, answers, penal_sum_cents, premium_cents, fees_cents, taxes_cents,
      total_cents, review_reasons, terms_version, terms_accepted_at, submitted_at
    )
    select
      md5(number::text)::uuid,
      'APP-' || (100000 + number),
      (array['notary', 'trustee', 'guardian-conservator', 'auto-dealer', 'bid-bond'])[1 + number / 3 % 5],
      (array['SC', 'TX', 'GA', 'FL', 'NC', 'VA', 'TN', 'AL', 'WY', 'MT'])[1 + number / 7 % 10],
      case when number % 10 < 6 then 'issued' when number % 10 < 8 then 'declined' else 'under_review' end,
      jsonb_build_object(
        'applicant', jsonb_build_object('firstName', 'Given' || number % 500, 'lastName', 'Family' || number % 3000, 'email', 'person' || number || '@example.com'),
        'note', repeat('What a customer writes takes room. ', 60)
      ),
      1000000, 15000, 7500, 1200, 23700, '{never-instant}', 'v1.1',
      timestamptz '2026-01-01' + number * interval '3 minutes', timestamptz '2026-01-01' + number * interval '3 minutes'
    from generate_series(1, ${APPLICATIONS}) as number;
    alter table public.applications enable trigger guard_application;

    insert into public.application_assignments (application_id, staff_id)
    select application.id, md5('staff ' || (1 + row_number() over () % 5))::uuid
    from public.applications as application
    where left(application.id::text, 1) < '8';
  `);
  await database.exec(
    'vacuum analyze public.applications, public.application_assignments, public.application_words, public.staff_roles',
  );
  const { rows } = await database.query<{ id: string }>(`select md5('staff 1')::uuid as id`);
  staffId = rows[0]?.id ?? '';
}, 120_000);

afterAll(() => database.close());

type Reading = { whole: number; rows: number };

type Counts = Record<string, Reading>;

const TABLES = ['applications', 'application_assignments', 'application_words'];

/** What this connection has read so far of which table: whole from end to end, and rows by an index. */
async function readCounts(transaction: RoleTransaction): Promise<Counts> {
  const { rows } = await transaction.query<Reading & { name: string }>(
    `select relname as name, seq_scan::int as whole, idx_tup_fetch::int as rows
     from pg_stat_xact_user_tables where relname = any ($1)`,
    [TABLES],
  );

  return Object.fromEntries(rows.map(({ name, ...reading }) => [name, reading]));
}

/** What a statement of an underwriter read of which table. */
async function readingOf(sql: string, parameters: unknown[]): Promise<Counts> {
  return asRole(database, 'authenticated', staffId, async (transaction) => {
    // Where everything fits on a few pages Postgres would rather read those.
    await transaction.query('set local enable_seqscan = off');
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
    ['a number', { words: ['app-103000'] }],
    ['an address', { status: 'issued', words: ['person500'] }],
    ['two names', { words: ['given7', 'family107'] }],
  ])('reads no table whole and few rows: %s', async (_, filters) => {
    const reading = await readQueue(filters);
    const applications = reading['applications'];

    expect(Object.values(reading).map(({ whole }) => whole)).toEqual([0, 0, 0]);
    expect(applications?.rows).toBeGreaterThan(0);
    expect(applications?.rows).toBeLessThan(MOST_ROWS);
  });

  it('reads the applications of one underwriter by who has them', async () => {
    const reading = await readQueue({ status: 'under_review', holder: staffId });

    expect(reading['applications']).toMatchObject({ whole: 0 });
    expect(reading['applications']?.rows).toBeLessThan(APPLICATIONS / 4);
  });
});

describe('the numbers above the queue', () => {
  it('count every status from an index, without a look at the rows', async () => {
    const reading = await readingOf('select public.underwriting_overview()', []);

    expect(reading['applications']).toMatchObject({ whole: 0 });
    expect(reading['applications']?.rows).toBeLessThan(APPLICATIONS / 4);
  });
});
