import { randomUUID } from 'node:crypto';
import { addDays, type IsoDate } from '../../../src/domain/dates.ts';
import { dollars } from '../../../src/domain/money.ts';
import { insertRow, momentBefore, type DemoTransaction } from './insert-row.ts';

const HOURS_PER_DAY = 24;

/** The jobs of the schedules. The last figures are the days from today to start and end. */
const JOBS = [
  [
    '24-07',
    'Market Street resurfacing (sample)',
    'City of Wilmington',
    640_000,
    575_000,
    410_000,
    455_000,
    true,
    [-240, 90],
  ],
  [
    '24-11',
    'Harbor lot (sample)',
    'Cape Fear Marine LLC',
    310_000,
    268_000,
    90_000,
    75_000,
    false,
    [-150, 120],
  ],
  [
    '25-02',
    'Airport apron repairs (sample)',
    'New Hanover County',
    890_000,
    801_000,
    44_000,
    120_000,
    true,
    [-130, 210],
  ],
] as const;

const PROJECTS = [
  {
    number: '25-14',
    name: 'River Road widening (sample)',
    stage: 'considering',
    bid: null,
    estimate: 700_000,
    inDays: 9,
  },
  {
    number: '25-15',
    name: 'School drop-off loop (sample)',
    stage: 'considering',
    bid: null,
    estimate: 420_000,
    inDays: 9,
  },
  {
    number: '25-12',
    name: 'Pier 4 access road (sample)',
    stage: 'approved',
    bid: 560_000,
    estimate: 505_000,
    inDays: 3,
  },
  {
    number: '25-09',
    name: 'Bike path, phase 2 (sample)',
    stage: 'low',
    bid: 380_000,
    estimate: 340_000,
    inDays: -6,
  },
  {
    number: '25-06',
    name: 'County yard paving (sample)',
    stage: 'awarded',
    bid: 450_000,
    estimate: 405_000,
    inDays: -30,
  },
  {
    number: '25-03',
    name: 'Depot drainage (sample)',
    stage: 'lost',
    bid: 290_000,
    estimate: 260_000,
    inDays: -75,
  },
] as const;

/** A contractor's desk with a line, statements, work in progress and projects. All of it is invented and says so. */
export async function addDemoContractor(
  transaction: DemoTransaction,
  { userId, today, business }: { userId: string; today: IsoDate; business: string },
): Promise<void> {
  const contractor_id = randomUUID();
  const add = (table: string, row: Record<string, unknown>) =>
    insertRow(transaction, `public.${table}`, { contractor_id, ...row });

  await insertRow(transaction, 'public.contractors', {
    id: contractor_id,
    legal_name: business, // as in the account's applications, whose answers fill in the next one
    entity: 'corporation',
    state_code: 'NC',
    formed_on: '2009-05-01',
    fiscal_year_end: '12-31',
    cpa_level: 'reviewed',
    largest_job_cents: dollars(1_150_000),
    largest_job_read_cents: dollars(1_150_000),
    single_asked_cents: dollars(1_500_000),
    aggregate_asked_cents: dollars(4_000_000),
    details: {
      trades: 'Paving, grading and drainage',
      licenses: 'NC, a sample license',
      cpaFirm: 'A sample firm',
    },
  });
  await add('contractor_members', { user_id: userId });
  await add('contractor_statements', {
    id: randomUUID(),
    kind: 'fiscal',
    level: 'reviewed',
    as_of: addDays(today, -360),
    current_assets_cents: dollars(1_240_000),
    current_liabilities_cents: dollars(610_000),
    net_worth_cents: dollars(985_000),
    revenue_cents: dollars(5_800_000),
    profit_cents: dollars(265_000),
    added_by: userId,
    read_by: randomUUID(),
    read_at: momentBefore(200 * HOURS_PER_DAY),
  });
  await addSchedule(add, { userId, today, daysAgo: 120, share: 0.4 });
  await addSchedule(add, { userId, today, daysAgo: 28, share: 1 });
  await addLine(add, today);
  for (const { number, name, stage, bid, estimate, inDays } of PROJECTS) {
    const project_id = randomUUID();
    await add('projects', {
      id: project_id,
      number,
      name,
      owner_name: 'New Hanover County',
      state_code: 'NC',
      work_kind: 'civil',
      is_prime: true,
      public_law: 'local',
      form: 'A312',
      bid_at: momentAhead(inDays),
      estimate_cents: dollars(estimate),
      bid_security_percent: 5,
      stage,
      bid_cents: bid && dollars(bid),
      awarded_on: stage === 'awarded' ? addDays(today, -20) : null,
    });
    if (bid === null) continue;

    // The line said yes. Without this row, the desk has no bid to issue a bond for or to record a result of.
    await add('project_bids', {
      id: randomUUID(),
      project_id,
      price_cents: dollars(bid),
      outcome: 'yes',
      used_cents: 0,
      asked_by: userId,
      asked_at: momentBefore(Math.max(1, 3 - inDays) * HOURS_PER_DAY),
    });
  }
}

type AddRow = (table: string, row: Record<string, unknown>) => Promise<void>;

/** The schedule of a day, with this share of the cost and the billing of the latest one. */
async function addSchedule(
  add: AddRow,
  {
    userId,
    today,
    daysAgo,
    share,
  }: { userId: string; today: IsoDate; daysAgo: number; share: number },
): Promise<void> {
  const rows = JOBS.map(([number, name, owner, price, estimate, cost, billed, bonded, days]) => ({
    number,
    name,
    owner,
    price: dollars(price),
    estimate: dollars(share === 1 ? estimate : estimate - 12_000),
    cost: Math.round(dollars(cost) * share),
    billed: Math.round(dollars(billed) * share),
    bonded,
    start: addDays(today, days[0]),
    end: addDays(today, days[1]),
  }));
  const total = (name: 'price' | 'estimate' | 'cost' | 'billed') =>
    rows.reduce((sum, row) => sum + row[name], 0);

  await add('wip_schedules', {
    id: randomUUID(),
    as_of: addDays(today, -daysAgo),
    rows: JSON.stringify(rows),
    price_cents: total('price'),
    estimate_cents: total('estimate'),
    cost_cents: total('cost'),
    billed_cents: total('billed'),
    added_by: userId,
    read_by: randomUUID(),
    read_at: momentBefore((daysAgo - 1) * HOURS_PER_DAY),
  });
}

/** A line as two underwriters would grant it. Neither is an account of the demo. */
async function addLine(add: AddRow, today: IsoDate): Promise<void> {
  await add('line_grants', {
    id: randomUUID(),
    version: 1,
    single_cents: dollars(1_250_000),
    aggregate_cents: dollars(3_500_000),
    basis: 'all-work',
    conditions: { states: ['NC', 'SC'], maxSpreadPercent: 10, noOwnersForm: true },
    rate_plan: 'standard',
    effective_on: addDays(today, -200),
    review_on: addDays(today, 165),
    reason: 'Sample: reviewed statement, steady profit, three finished jobs of this size.',
    granted_by: randomUUID(),
    granted_at: momentBefore(200 * HOURS_PER_DAY),
    approved_by: randomUUID(),
    approved_at: momentBefore(200 * HOURS_PER_DAY),
  });
}

function momentAhead(days: number): string {
  const at = new Date(Date.now() + days * HOURS_PER_DAY * 3_600_000);
  at.setUTCHours(19, 0, 0, 0);

  return at.toISOString();
}
