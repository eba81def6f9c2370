import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actOn, type ActorDatabase } from '../support/actor-database.ts';
import { projectFacts, storeContractor } from '../support/contractor-rows.ts';
import { openFirm, saveNewMatter } from '../support/sample-firm.ts';
import { addStaff, openContractor, type StaffActor } from '../support/staff-actor.ts';
import { asRole, createTestDatabase, type TestDatabase } from '../support/test-database.ts';

/** The tables that say who may read a desk. */
const RULES = ['firm_members', 'matter_access', 'contractor_members', 'staff_reads'];

const MATTERS = 500;
const PROJECTS = 300;

/** What the board of a firm loads, as the Data API asks for it. */
const BOARD = `
  select matter.id, matter.subject_name, (
    select json_agg(json_build_object('name', person.full_name, 'links', (
      select json_agg(link.signed_at) from public.signing_links as link where link.matter_person_id = person.id
    )))
    from public.matter_people as person where person.matter_id = matter.id
  ) as people
  from public.matters as matter order by matter.id`;

/** What the desk of a contractor loads, as the Data API asks for it. */
const DESK = `
  select contractor.id, (
    select json_agg(json_build_object('number', project.number, 'bids', (
      select json_agg(bid.price_cents) from public.project_bids as bid where bid.project_id = project.id
    )))
    from public.projects as project where project.contractor_id = contractor.id
  ) as projects
  from public.contractors as contractor`;

let postgres: TestDatabase;
let database: ActorDatabase;
let attorney: { userId: string };
let builder: { userId: string };
let underwriter: StaffActor;

beforeAll(async () => {
  postgres = await createTestDatabase();
  database = actOn(postgres, () => postgres.close());
  attorney = await database.addCustomer();
  await openFirm(database, attorney);
  await saveNewMatter(database, attorney);
  builder = await database.addCustomer();
  underwriter = await addStaff(database, 'Dana Whitfield');
  const contractor = await storeContractor(database, builder);
  await database.queryAs(builder, 'select 1'); // opens the session that readingOf names
  await openContractor(database, underwriter, contractor);
  await addProjects(contractor, 1);
}, 120_000);

afterAll(() => database.close());

/** More matters like the first one. */
const addMatters = (count: number) =>
  database.query(
    `insert into public.matters (id, firm_id, created_by, kind, bond_slug, state_code, subject_name)
     select gen_random_uuid(), one.firm_id, one.created_by, one.kind, one.bond_slug, one.state_code, one.subject_name
     from (select * from public.matters limit 1) as one, generate_series(1, $1)`,
    [count],
  );

/** Projects with one bid each. */
async function addProjects(contractor: string, count: number): Promise<void> {
  await database.query(
    `with added as (
       insert into public.projects
       select (jsonb_populate_record(
         null::public.projects,
         $2::jsonb || jsonb_build_object(
           'id', gen_random_uuid(), 'number', 'P-' || $3 || '-' || at, 'contractor_id', $1::text, 'stage', 'considering',
           'version', 1, 'facts', '{}'::jsonb, 'created_at', now(), 'updated_at', now()
         )
       )).*
       from generate_series(1, $3::integer) as at
       returning id
     )
     insert into public.project_bids (id, project_id, contractor_id, price_cents, outcome, used_cents, asked_by)
     select gen_random_uuid(), added.id, $1::uuid, 100, 'withdrawn', 0, gen_random_uuid() from added`,
    [contractor, projectFacts(), count],
  );
}

/** The rows of a statement, and how often it looked up who may read. */
async function readingOf(
  {
    userId,
    sessionId = userId,
    aal = 'aal1',
  }: { userId: string; sessionId?: string; aal?: string },
  sql: string,
): Promise<{ size: number; lookups: number }> {
  const amr = [{ method: 'password', timestamp: Math.floor(Date.now() / 1000) }];
  const claims = { sub: userId, session_id: sessionId, aal, amr };

  return asRole(postgres, 'authenticated', claims, async (transaction) => {
    const lookups = async () => {
      const { rows } = await transaction.query<{ count: number }>(
        `select sum(seq_scan + coalesce(idx_scan, 0))::int as count from pg_stat_xact_user_tables
         where relname = any ($1)`,
        [RULES],
      );

      return rows[0]?.count ?? 0;
    };
    const before = await lookups();
    const { rows } = await transaction.query<Record<string, unknown>>(sql);

    return { size: JSON.stringify(rows).length, lookups: (await lookups()) - before };
  });
}

describe('who may read is looked up once for a whole desk, however much is on it', () => {
  it(`of ${MATTERS} matters`, async () => {
    const few = await readingOf(attorney, BOARD);
    await addMatters(MATTERS - 1);
    const many = await readingOf(attorney, BOARD);

    expect(many.size).toBeGreaterThan(few.size * (MATTERS / 2));
    expect(few.lookups).toBeGreaterThan(0);
    expect(many.lookups).toBeLessThanOrEqual(few.lookups);
  });

  it(`of ${PROJECTS} projects, for a member and for an underwriter`, async () => {
    const [one] = await database.query('select id from public.contractors');
    const readers = [builder, underwriter];
    const few = [];
    for (const reader of readers) few.push(await readingOf(reader, DESK));
    await addProjects(String(one?.['id']), PROJECTS - 1);

    for (const [index, reader] of readers.entries()) {
      const many = await readingOf(reader, DESK);

      expect(many.size).toBeGreaterThan(PROJECTS * 30);
      expect(few[index]?.lookups).toBeGreaterThan(0);
      expect(many.lookups).toBeLessThanOrEqual(few[index]?.lookups ?? 0);
    }
  });
});
