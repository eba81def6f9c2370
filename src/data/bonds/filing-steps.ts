import type { LaterPaper, Tick } from '~/domain/bonds/filing-steps';
import { fail, ok, type Result } from '~/domain/result';
import { connectionFailure, type ConnectionFailure } from '../connection/connection';
import type { Db } from '../connection/db';
import { withinTime } from '../connection/within-time';

/** Reasons that a tick is not stored. */
export type TickFailure = 'update-failed' | ConnectionFailure;

/** Postgres's code for a row that exists: another tab ticked the step. */
const EXISTS = '23505';

/**
 * Tick a step of a bond, or clear it. Repeating it changes nothing. The tick of a certificate or rider names the paper;
 * the steps with the bond itself belong to its first term.
 */
export async function setFilingStep(
  db: Db,
  bondId: string,
  step: Tick,
  isDone: boolean,
  paper: LaterPaper = { term: 1 },
): Promise<Result<undefined, TickFailure>> {
  const steps = db.from('bond_filing_steps');
  const change = isDone
    ? steps.insert({ bond_id: bondId, step, ...paper })
    : steps.delete().match({ bond_id: bondId, step, ...paper });
  const { error, status } = await withinTime(change);
  if (error && error.code !== EXISTS)
    return fail(status === 0 ? connectionFailure() : 'update-failed');

  return ok(undefined);
}
