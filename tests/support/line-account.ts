/** A contractor's account and a project that the line lets through, for tests to change. */
import { addDays, todayIn } from '../../src/domain/dates.ts';
import type { BidProject, Line, LineAccount } from '~/domain/contractors/line-stops';
import type { LineSchedules, ListedSchedule } from '~/domain/contractors/line-used';
import type { WipRow } from '~/domain/contractors/wip';

/** The day on which the cases are judged. */
export const CASE_DAY = '2026-11-23';

export const MILLION = 100_000_000;

export const LINE: Line = {
  single: 2 * MILLION,
  aggregate: 5 * MILLION,
  basis: 'all-work',
  conditions: {},
  effectiveOn: '2026-01-01',
  reviewOn: '2027-01-01',
  isSuspended: false,
};

export const BID_PROJECT: BidProject = {
  number: 'P-1',
  stage: 'considering',
  estimate: MILLION,
  state: 'SC',
  kind: 'building',
  form: 'A312',
  startsOn: '2027-01-01',
  endsOn: '2027-07-01',
  damagesPerDay: 50_000,
  isHazardous: false,
  hasDesign: false,
  guaranteesEfficiency: false,
  isTakeover: false,
};

export const WIP_ROW: WipRow = {
  number: 'W-1',
  name: 'School',
  owner: 'County',
  price: 110_000_000,
  estimate: 100_000_000,
  cost: 40_000_000,
  billed: 50_000_000,
  isBonded: true,
};

/** A job with this remaining cost. */
export function startedJob(remaining: number, number = 'W-1'): WipRow {
  return { ...WIP_ROW, number, estimate: 9 * MILLION, cost: 9 * MILLION - remaining };
}

/** The columns of a schedule, with the totals of its rows. */
export function scheduleColumns({ asOf, rows }: Pick<ListedSchedule, 'asOf' | 'rows'>) {
  const total = (name: 'price' | 'estimate' | 'cost' | 'billed') =>
    rows.reduce((sum, row) => sum + row[name], 0);

  return {
    as_of: asOf,
    rows: rows.map(({ isBonded, ...row }) => ({ ...row, bonded: isBonded })),
    price_cents: total('price'),
    estimate_cents: total('estimate'),
    cost_cents: total('cost'),
    billed_cents: total('billed'),
  };
}

/** A schedule that an underwriter has read, as the latest one. */
export function readSchedule(...rows: WipRow[]): LineSchedules {
  const schedule = { asOf: '2026-06-30', rows, isRead: true };

  return { latest: schedule, lastRead: schedule };
}

/** A later schedule that no underwriter has read. */
export function unreadSchedule(...rows: WipRow[]): LineSchedules['latest'] {
  return { asOf: '2026-09-30', rows, isRead: false };
}

export const ACCOUNT: LineAccount = {
  line: LINE,
  statement: { asOf: '2025-12-31', staleAfter: '2027-03-31', isRead: true },
  largestJob: MILLION,
  largestJobRead: MILLION,
  projects: [],
  schedules: {},
  unsigned: 0,
};

const today = todayIn('America/New_York', new Date());

/** {@link LINE} in force today, for what the database judges by its own clock. */
export const CURRENT_LINE: Line = {
  ...LINE,
  effectiveOn: addDays(today, -30),
  reviewOn: addDays(today, 300),
};

/** {@link ACCOUNT} as it is today. */
export const CURRENT_ACCOUNT: LineAccount = {
  ...ACCOUNT,
  line: CURRENT_LINE,
  statement: { asOf: addDays(today, -60), staleAfter: addDays(today, 300), isRead: true },
};
