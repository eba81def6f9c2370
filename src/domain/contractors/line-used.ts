/** Computes how much of a bonding line is in use. `private.line_used` in the database computes the same. */
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
};

/** The parts of the line in use. The total is their sum. */
export type LineUse = { started: Cents; signed: Cents; bids: Cents; total: Cents };

/**
 * The remaining cost of started jobs, the full cost of signed jobs that no schedule lists yet, and the full price of
 * bids that wait or are low, bonded or not. A line by penal sums counts the prices of bonded jobs instead.
 */
export function lineUse(
  basis: LineBasis,
  projects: readonly HeldProject[],
  latestSchedule: readonly WipRow[],
): LineUse {
  const listed = new Set(latestSchedule.map(({ number }) => number));
  const started = sum(latestSchedule.map((row) => heldByJob(basis, row)));
  const signed = sum(
    projects
      .filter(({ stage, number }) => SIGNED_STAGES.includes(stage) && !listed.has(number))
      .map((project) =>
        basis === 'penal-sums' ? (project.finalPrice ?? project.bid ?? 0) : project.estimate,
      ),
  );
  const bids = sum(
    projects.filter(({ stage }) => BID_STAGES.includes(stage)).map(({ bid = 0 }) => bid),
  );

  return { started, signed, bids, total: started + signed + bids };
}

function heldByJob(basis: LineBasis, { price, estimate, cost, isBonded }: WipRow): Cents {
  if (basis === 'all-work') return Math.max(0, estimate - cost);
  if (!isBonded) return 0;

  return basis === 'penal-sums' ? price : Math.max(0, estimate - cost);
}

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, amount) => total + amount, 0);
}
