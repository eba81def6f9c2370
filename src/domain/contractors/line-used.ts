/** Computes how much of a bonding line is in use. `private.line_used` in the database computes the same. */
import type { IsoDate } from '../dates.ts';
import type { Cents } from '../money.ts';
import type { LineBasis } from './closed-sets.ts';
import { BID_STAGES, SIGNED_STAGES, type ProjectStage } from './project-stages.ts';
import type { WipRow } from './wip.ts';

/** The facts of a project that decide how much of the line it uses. */
export type HeldProject = {
  number: string;
  stage: ProjectStage;
  estimate: Cents;
  bid?: Cents | undefined;
  finalPrice?: Cents | undefined;
  /** The first day whose schedule can show that the job is closed, as the contractor said. */
  closedOn?: IsoDate | undefined;
};

/** The parts of the line in use. The total is their sum. */
export type LineUse = { started: Cents; signed: Cents; bids: Cents; total: Cents };

/** A schedule of work in progress with its day, and whether an underwriter has read it. */
export type ListedSchedule = { asOf: IsoDate; rows: readonly WipRow[]; isRead: boolean };

/** The schedules that decide the use of a line: the latest one, and the latest that an underwriter read, often the same. */
export type LineSchedules = {
  latest?: ListedSchedule | undefined;
  lastRead?: ListedSchedule | undefined;
};

/** The use that counts, the use by the latest schedule alone, and whether that one waits for an underwriter. */
export type CountedUse = { counted: LineUse; byLatest: LineUse; waitsForReader: boolean };

/**
 * The use of a line that bids are judged by. The contractor's own figures can only raise it: until an underwriter has
 * read the latest schedule, the larger use counts, by that schedule or by the last one that was read.
 */
export function countedUse(
  basis: LineBasis,
  projects: readonly HeldProject[],
  { latest, lastRead }: LineSchedules,
): CountedUse {
  const byLatest = lineUse(basis, projects, latest);
  const byRead = lineUse(basis, projects, lastRead);

  return {
    counted: byRead.total > byLatest.total ? byRead : byLatest,
    byLatest,
    waitsForReader: latest !== undefined && !latest.isRead,
  };
}

/**
 * The remaining cost of started jobs, the full cost of signed jobs that no schedule lists yet, and the full price of
 * bids that wait or are low, bonded or not. A line by penal sums counts the prices of bonded jobs instead.
 */
export function lineUse(
  basis: LineBasis,
  projects: readonly HeldProject[],
  schedule: Pick<ListedSchedule, 'asOf' | 'rows'> | undefined,
): LineUse {
  const rows = schedule?.rows ?? [];
  const listed = new Set(rows.map(({ number }) => number));
  const started = sum(rows.map((row) => heldByJob(basis, row)));
  const signed = sum(
    projects
      .filter((project) => isSigned(project, schedule?.asOf) && !listed.has(project.number))
      .map((project) =>
        basis === 'penal-sums' ? (project.finalPrice ?? project.bid ?? 0) : project.estimate,
      ),
  );
  const bids = sum(
    projects.filter(({ stage }) => BID_STAGES.includes(stage)).map(({ bid = 0 }) => bid),
  );

  return { started, signed, bids, total: started + signed + bids };
}

/**
 * Whether a project is a signed job by a schedule of a day. That a job is closed is the contractor's own word: a
 * schedule of that day or later shows it.
 */
export function isSigned(
  { stage, closedOn }: Pick<HeldProject, 'stage' | 'closedOn'>,
  asOf: IsoDate | undefined,
): boolean {
  if (SIGNED_STAGES.includes(stage)) return true;

  return stage === 'closed' && closedOn !== undefined && (asOf === undefined || asOf < closedOn);
}

function heldByJob(basis: LineBasis, { price, estimate, cost, isBonded }: WipRow): Cents {
  if (basis === 'all-work') return Math.max(0, estimate - cost);
  if (!isBonded) return 0;

  return basis === 'penal-sums' ? price : Math.max(0, estimate - cost);
}

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, amount) => total + amount, 0);
}
