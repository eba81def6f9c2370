import type { FunctionsStack } from './functions-stack.ts';

/** Fewer than a process of functions serves at once, so that no call waits for another. */
const AT_ONCE = 5;

/** The different statuses of many calls. `ask` gets the number of its call, counted from 0. */
export async function statusesOf(
  count: number,
  ask: (call: number) => Promise<{ status: number }>,
): Promise<Set<number>> {
  const statuses = new Set<number>();
  const numbers = Array.from({ length: count }).keys();
  const work = async () => {
    for (const call of numbers) statuses.add((await ask(call)).status);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));

  return statuses;
}

/**
 * Count the calls of each caller of a function as this many. Sending them would take seconds of a processor. A caller
 * must have called it once.
 */
export async function countCallsAs(
  { query }: Pick<FunctionsStack, 'query'>,
  functionName: string,
  used: number,
): Promise<void> {
  await query('update private.rate_limits set used = $2 where function_name = $1', [
    functionName,
    used,
  ]);
}
