import {
  type IssuingStep,
  ISSUING_STEPS,
  nextIssuingStep,
} from '../../../../src/domain/issuing/issuing-step.ts';
import { DependencyError, type Outcome } from '../failures.ts';
import { beginIssue } from './begin-issue.ts';
import { loadBondToIssue, refuseToPrint } from './bond-to-issue.ts';
import { loadIssuingFacts, type StoredIssuingFacts } from './issuing-facts.ts';
import { bondOf, STEPS, type IssuingDependencies, type IssuingRun } from './issuing-steps.ts';
import type { StoredBond } from './stored-bond.ts';

/**
 * The result of an attempt to issue a bond. A failed step may still have taken effect, which the next attempt finds
 * out. `bond` is set if the bond was stored before the failure.
 */
export type IssuingAttempt =
  | { result: 'ended'; outcome: Outcome<StoredBond> }
  | { result: 'failed'; step: IssuingStep; error: unknown; bond: StoredBond | undefined };

/** More than the number of steps, because the riders of one bond may take several rounds. */
const MAX_STEPS = 2 * ISSUING_STEPS.length;

/**
 * Issue the bond of an approved application and put it in force, or continue an earlier attempt. The stored rows
 * alone determine the next step. A repeated or parallel call gets the same bond. A renewal continues its bond
 * instead. Leave out `staffId` if the rules or the schedule issue the bond. Never rejects.
 */
export async function attemptIssue(
  dependencies: IssuingDependencies,
  applicationId: string,
  staffId?: string,
): Promise<IssuingAttempt> {
  const { database } = dependencies;
  const progress: Progress = { step: 'begin', facts: undefined };

  try {
    const found = await loadBondToIssue(database, applicationId);
    if (!found.ok) return { result: 'ended', outcome: found };

    const bond = found.value;
    progress.facts = await loadIssuingFacts(database, applicationId);
    const refusal = nextIssuingStep(progress.facts) === 'begin' ? refuseToPrint(bond) : undefined;
    if (refusal) return { result: 'ended', outcome: { ok: false, code: refusal } };

    const begun = await beginIssue(database, bond, staffId);
    if (!begun.ok) return { result: 'ended', outcome: begun };

    const outcome = await goOn({ dependencies, bond, begun: begun.value }, progress);
    return { result: 'ended', outcome };
  } catch (error) {
    const { step, facts } = progress;

    return {
      result: 'failed',
      step,
      error,
      bond: facts?.application === 'issued' ? facts.bond : undefined,
    };
  }
}

/** The last step that was started, and the state of the application before it. */
type Progress = { step: IssuingStep; facts: StoredIssuingFacts | undefined };

async function goOn(run: IssuingRun, progress: Progress): Promise<Outcome<StoredBond>> {
  const { database } = run.dependencies;
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    const facts = await loadIssuingFacts(database, run.bond.applicationId);
    const next = nextIssuingStep(facts);
    if (next === undefined) return { ok: true, value: bondOf(facts) };

    // Another call's capture was refused at the same time.
    if (next === 'begin') return { ok: false, code: 'payment-refused' };

    if (next === progress.step && JSON.stringify(facts) === JSON.stringify(progress.facts)) break;

    progress.step = next;
    progress.facts = facts;
    const done = await STEPS[next](run, facts);
    if (!done.ok) return done;
  }

  throw new DependencyError('issuing', `stuck-at-${progress.step}`);
}
