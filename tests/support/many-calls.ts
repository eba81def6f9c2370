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
