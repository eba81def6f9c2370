const MAX_TRIES = 10;

/** Ask again while a function is busy, as the pages do: on a slow machine, calls wait too long for each other. */
export async function untilNotBusy<Answer extends { status: number }>(
  ask: () => Promise<Answer>,
  tries = MAX_TRIES,
): Promise<Answer> {
  const answer = await ask();

  return answer.status === 503 && tries > 1 ? untilNotBusy(ask, tries - 1) : answer;
}
