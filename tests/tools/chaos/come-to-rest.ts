import { checkHistory } from '../../../supabase/local/history/check-history.ts';
import { historyInDatabase } from '../../../supabase/local/history/history-source.ts';
import type { CheckedStack } from '../../support/invariants/application-problems.ts';
import type { FunctionsStack } from '../../support/functions-stack.ts';
import { LEASE_MINUTES, runJobs } from '../../support/stops/run-jobs.ts';
import type { FaultRun } from './fault.ts';

/** How often all leases are ended. The next round retries work that a job postponed after a failure. */
const MAX_ROUNDS = 3;

/** A subject that must be complete in the end. Its problems name it. */
export type Survivor = { findProblems: () => Promise<string[]> };

/** How far the clock columns of the database were set back, and the remaining problems. */
export type Rest = { minutes: number; problems: string[] };

/**
 * Let the scheduled jobs run until everything is complete, and check the history of all applications. Leases are not
 * waited for: the database is changed as if their time had passed, a few times at most. Stop schedules first.
 */
export async function comeToRest(
  stack: CheckedStack & Pick<FunctionsStack, 'call'>,
  survivors: readonly Survivor[],
  { log, signal }: Pick<FaultRun, 'log' | 'signal'>,
): Promise<Rest> {
  let problems: string[] = [];
  let open = [...survivors];
  let rounds = 0;

  while (open.length > 0 && rounds < MAX_ROUNDS && !signal.aborted) {
    rounds += 1;
    await runJobs(stack);
    const found = await inTurn(open, ({ findProblems }) => findProblems());
    open = open.filter((_, index) => (found[index] ?? []).length > 0);
    problems = found.flat();
    log(`after ${rounds * LEASE_MINUTES} minutes on the clock ${open.length} are not complete`);
    for (const problem of problems) log(problem);
  }

  const isUnfinished = signal.aborted ? ['The time of the fault was over before the end'] : [];
  const history = await checkHistory(historyInDatabase(stack.database), stack.bondKeys);

  return {
    minutes: rounds * LEASE_MINUTES,
    problems: [...isUnfinished, ...problems, ...history.problems],
  };
}

/** One at a time: the database takes one request at a time anyway. */
async function inTurn<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await run(item));

  return results;
}
