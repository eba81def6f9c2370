import { holdUpOfRefusal, type HoldUp } from '../../../../src/domain/issuing/hold-ups.ts';
import { DependencyError, type Outcome } from '../failures.ts';
import { describeError } from '../log.ts';
import { attemptIssue } from './attempt-issue.ts';
import type { IssuingDependencies } from './issuing-steps.ts';
import type { StoredBond } from './stored-bond.ts';

/**
 * Issue the bond of an approved application, or continue a bond that an earlier call began. A bond that has its
 * number but is not in force yet is pending, and `finish-bonds` continues it. A bond that no retry can finish is left
 * to the staff. Rejects if a dependency failed before the bond was stored. `finish-bonds` retries such a bond too.
 */
export async function issueBond(
  dependencies: IssuingDependencies,
  applicationId: string,
  staffId?: string,
): Promise<Outcome<StoredBond>> {
  const attempt = await attemptIssue(dependencies, applicationId, staffId);

  if (attempt.result === 'failed') {
    const { bond, step, error } = attempt;
    if (bond === undefined) throw error;
    dependencies.log({
      ...describeError('issue-bond', error),
      failure: `no-${step}`,
      bond: bond.id,
    });

    return { ok: true, value: bond };
  }

  const { outcome } = attempt;
  const holdUp = outcome.ok ? undefined : holdUpOfRefusal(outcome.code);
  if (holdUp) await holdCase(dependencies, applicationId, holdUp);

  return outcome;
}

async function holdCase(
  { database }: Pick<IssuingDependencies, 'database'>,
  applicationId: string,
  problem: HoldUp,
): Promise<void> {
  const { error } = await database.rpc('hold_issuing_case', {
    of_application: applicationId,
    problem,
  });
  if (error) throw new DependencyError('database', error.code);
}
