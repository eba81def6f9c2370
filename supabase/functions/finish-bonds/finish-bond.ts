import {
  holdUpOfRefusal,
  holdUpOfStep,
  type HoldUp,
} from '../../../src/domain/issuing/hold-ups.ts';
import { retryAfterSeconds } from '../../../src/domain/issuing/issuing-attempts.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { DependencyError } from '../_shared/failures.ts';
import { attemptIssue, type IssuingAttempt } from '../_shared/issuing/attempt-issue.ts';
import { describeError } from '../_shared/log.ts';
import { NAME } from './name.ts';
import { nullable } from '../_shared/service-client.ts';

/** A bond that only this run works on, and the number of the attempt. */
export type TakenCase = { applicationId: string; attempt: number };

/** The result of an attempt. 'held': the bond was left to the staff. */
export type CaseResult = 'finished' | 'retried' | 'held';

/** Why a bond is not finished, and whether another attempt may help. */
type Problem = { holdUp: HoldUp; isFinal: boolean };

/**
 * Try once to finish a bond, and record the result. Never rejects: if the result cannot be recorded, the lease ends
 * by itself.
 */
export async function finishBond(
  dependencies: Dependencies,
  { applicationId, attempt }: TakenCase,
): Promise<CaseResult> {
  const ended = await attemptIssue(dependencies, applicationId);
  const problem = problemOf(ended);
  if (ended.result === 'failed') {
    dependencies.log({ ...describeError(NAME, ended.error), failure: `no-${ended.step}` });
  }

  const retrySeconds = problem && !problem.isFinal ? retryAfterSeconds(attempt) : undefined;
  try {
    const { error } = await dependencies.database.rpc('settle_issuing_case', {
      of_application: applicationId,
      of_attempt: attempt,
      problem: nullable(problem?.holdUp),
      retry_seconds: nullable(retrySeconds),
    });
    if (error) throw new DependencyError('database', error.code);
  } catch (error) {
    dependencies.log({ ...describeError(NAME, error), failure: 'not-settled' });

    return 'retried';
  }

  if (problem === undefined) return 'finished';

  return retrySeconds === undefined ? 'held' : 'retried';
}

/** A refusal that leaves nothing to the staff ends the case: the application was withdrawn. */
function problemOf(ended: IssuingAttempt): Problem | undefined {
  if (ended.result === 'failed') return { holdUp: holdUpOfStep(ended.step), isFinal: false };
  if (ended.outcome.ok) return undefined;

  const holdUp = holdUpOfRefusal(ended.outcome.code);
  return holdUp && { holdUp, isFinal: true };
}
