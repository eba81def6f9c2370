import { randomUUID } from 'node:crypto';
import type { BidProject, Line, LineAccount } from '~/domain/contractors/line-stops';
import type { ListedSchedule } from '~/domain/contractors/line-used';
import type { ActorDatabase, SignedIn } from './actor-database.ts';
import { BID_PROJECT, CURRENT_ACCOUNT, CURRENT_LINE, scheduleColumns } from './line-account.ts';

/** A database that tests write to as its owner. */
type Rows = Pick<ActorDatabase, 'query'>;

/** The facts of an account, as `save_contractor` takes them. */
export const CONTRACTOR_FACTS = {
  legal_name: 'Palmetto Ridge Builders LLC',
  trade_name: '',
  entity: 'llc',
  state_code: 'SC',
  formed_on: '2012-04-01',
  fiscal_year_end: '12-31',
  cpa_level: 'reviewed',
  largest_job_cents: 100_000_000,
  single_asked_cents: 200_000_000,
  aggregate_asked_cents: 500_000_000,
  details: { trades: ['Schools'] },
};

/** The facts of a project, as `save_project` takes them. It bids tomorrow. */
export function projectFacts(change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: randomUUID(),
    number: `P-${randomUUID().slice(0, 8)}`,
    name: 'Lowcountry Library',
    owner_name: 'Beaufort County',
    owner_address: '',
    place: 'Beaufort',
    state_code: 'SC',
    work_kind: 'building',
    is_prime: true,
    public_law: 'local',
    form: 'A312',
    bid_at: new Date(Date.now() + 86_400_000).toISOString(),
    time_zone: 'America/New_York',
    estimate_cents: 100_000_000,
    bid_security_percent: 5,
    starts_on: '2027-01-01',
    ends_on: '2027-07-01',
    damages_per_day_cents: 50_000,
    is_hazardous: false,
    has_design: false,
    guarantees_efficiency: false,
    is_takeover: false,
    ...change,
  };
}

/** The columns of a project of the line's cases. */
export function columnsOf(project: BidProject): Record<string, unknown> {
  return {
    number: project.number,
    state_code: project.state,
    work_kind: project.kind,
    form: project.form,
    estimate_cents: project.estimate,
    starts_on: project.startsOn ?? null,
    ends_on: project.endsOn ?? null,
    damages_per_day_cents: project.damagesPerDay,
    is_hazardous: project.isHazardous,
    has_design: project.hasDesign,
    guarantees_efficiency: project.guaranteesEfficiency,
    is_takeover: project.isTakeover,
  };
}

/** Store one row of a table, and return its id. */
export async function storeRow(
  database: Rows,
  table: string,
  row: Record<string, unknown>,
): Promise<void> {
  const names = Object.keys(row).join(', ');
  await database.query(
    `insert into public.${table} (${names}) select ${names} from jsonb_populate_record(null::public.${table}, $1)`,
    [row],
  );
}

/** A contractor with one member, and the account of {@link CURRENT_ACCOUNT} changed. */
export async function storeContractor(
  database: Rows,
  member: { userId: string },
  { account = {}, line = {} }: { account?: Partial<LineAccount>; line?: Partial<Line> | null } = {},
): Promise<string> {
  const contractor_id = randomUUID();
  const by = member.userId;
  const told = { ...CURRENT_ACCOUNT, ...account };
  await storeRow(database, 'contractors', {
    ...CONTRACTOR_FACTS,
    id: contractor_id,
    largest_job_cents: told.largestJob,
    largest_job_read_cents: told.largestJobRead,
  });
  await storeRow(database, 'contractor_members', { contractor_id, user_id: by });
  if (told.statement) {
    await storeRow(database, 'contractor_statements', {
      id: randomUUID(),
      contractor_id,
      kind: 'fiscal',
      level: 'reviewed',
      as_of: told.statement.asOf,
      current_assets_cents: 3_000_000_00,
      current_liabilities_cents: 1_000_000_00,
      net_worth_cents: 2_000_000_00,
      revenue_cents: 9_000_000_00,
      profit_cents: 400_000_00,
      added_by: by,
      ...(told.statement.isRead && { read_by: randomUUID(), read_at: new Date().toISOString() }),
    });
  }
  if (line) await storeLine(database, contractor_id, { ...CURRENT_LINE, ...line });
  const { latest, lastRead } = told.schedules;
  for (const schedule of new Set([latest, lastRead]))
    if (schedule) await storeSchedule(database, contractor_id, by, schedule);
  for (let asked = 0; asked < told.unsigned; asked += 1)
    await addIndemnitor(database, contractor_id);
  for (const project of told.projects) {
    await storeRow(database, 'projects', {
      ...projectFacts({ number: project.number, estimate_cents: project.estimate }),
      contractor_id,
      stage: project.stage,
      bid_cents: project.bid ?? null,
      final_price_cents: project.finalPrice ?? null,
      closed_on: project.closedOn ?? null,
    });
  }

  return contractor_id;
}

/** A person who was asked to indemnify the surety and has no link to sign yet. */
export async function addIndemnitor(database: Rows, contractor_id: string): Promise<string> {
  const id = randomUUID();
  await storeRow(database, 'indemnitors', {
    id,
    contractor_id,
    kind: 'person',
    relation: 'owner',
    full_name: 'Ann Lee',
    email: 'ann@example.com',
    reason: 'You own half of the company',
    asked_by: randomUUID(),
  });

  return id;
}

/** Store an approved line, as granted by somebody who is not on the site. */
export async function storeLine(
  database: Rows,
  contractor_id: string,
  line: Line,
): Promise<string> {
  const id = randomUUID();
  const by = randomUUID();
  await storeRow(database, 'line_grants', {
    id,
    contractor_id,
    version: 1,
    single_cents: line.single,
    aggregate_cents: line.aggregate,
    basis: line.basis,
    conditions: line.conditions,
    rate_plan: 'standard',
    effective_on: line.effectiveOn,
    review_on: line.reviewOn,
    reason: 'Strong file',
    granted_by: by,
    approved_by: by,
    approved_at: new Date().toISOString(),
    ...(line.isSuspended && {
      suspended_by: by,
      suspended_at: new Date().toISOString(),
      suspend_reason: 'Under review',
    }),
  });

  return id;
}

async function storeSchedule(
  database: Rows,
  contractor_id: string,
  added_by: string,
  schedule: ListedSchedule,
): Promise<void> {
  await storeRow(database, 'wip_schedules', {
    id: randomUUID(),
    contractor_id,
    ...scheduleColumns(schedule),
    added_by,
    ...(schedule.isRead && { read_by: randomUUID(), read_at: new Date().toISOString() }),
  });
}

/** Call one function as an actor, and return its answer. */
export async function callAs<Answer = Record<string, unknown>>(
  database: ActorDatabase,
  actor: SignedIn,
  name: string,
  ...given: unknown[]
): Promise<Answer> {
  const places = given.map((_, index) => `$${index + 1}`).join(', ');
  const [row] = await database.queryAs(actor, `select public.${name}(${places}) as answer`, given);

  return row?.['answer'] as Answer;
}

/** A project that is considered, stored by its contractor. */
export async function addProject(
  database: Rows,
  contractor_id: string,
  change: Partial<BidProject> = {},
): Promise<string> {
  const id = randomUUID();
  await storeRow(database, 'projects', {
    ...projectFacts(),
    ...columnsOf({ ...BID_PROJECT, number: `P-${id.slice(0, 8)}`, ...change }),
    id,
    contractor_id,
    stage: 'considering',
  });

  return id;
}
