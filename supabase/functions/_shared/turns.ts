import type { Refusal } from './failures.ts';

/** Runs a call when it is its turn, or refuses it if the queue is too long. */
export type Turns = {
  run: <T>(work: () => Promise<T>) => Promise<{ ok: true; value: T } | Refusal>;
};

type TurnLimits = {
  /** How many calls run at the same time. More calls would slow each other down. */
  atOnce: number;
  /** How many calls wait. A longer queue would only delay people who then have to retry anyway. */
  waiting?: number;
  /** Maximum wait in milliseconds. The browser gives a call 30 seconds, and the call itself needs some of them. */
  longestWaitMs?: number;
};

const DEFAULTS = { waiting: 100, longestWaitMs: 8_000 };

/** Limits of the suggested retry time, in seconds. */
const EARLIEST = 2;
const LATEST = 30;

/** The weight of the last call in the average duration. */
const WEIGHT = 0.1;

type Waiting = { start: () => void };

/**
 * Limit how many calls of this instance run at the same time, in the order of their arrival. A call that waits too long
 * or finds the queue full is refused with `busy` before it has any effect. The refusal estimates when the current queue
 * will be empty.
 */
export function createTurns(limits: TurnLimits): Turns {
  const { atOnce, waiting: longestQueue, longestWaitMs } = { ...DEFAULTS, ...limits };
  const queue = new Set<Waiting>();
  let running = 0;
  let averageMs = 500;

  const refusal = (): Refusal => busy(Math.ceil((queue.size * averageMs) / atOnce / 1000));

  const comesUp = (): Promise<boolean> =>
    new Promise((fulfil) => {
      const entry = {
        start() {
          clearTimeout(timer);
          queue.delete(entry);
          fulfil(true);
        },
      };
      const timer = setTimeout(() => {
        queue.delete(entry);
        fulfil(false);
      }, longestWaitMs);
      queue.add(entry);
    });

  const finish = (startedAt: number) => {
    averageMs += (performance.now() - startedAt - averageMs) * WEIGHT;
    const [next] = queue;
    if (next)
      next.start(); // the next call takes over this turn
    else running -= 1;
  };

  return {
    async run(work) {
      if (running < atOnce) running += 1;
      else if (queue.size >= longestQueue || !(await comesUp())) return refusal();

      const startedAt = performance.now();
      try {
        return { ok: true, value: await work() };
      } finally {
        finish(startedAt);
      }
    },
  };
}

/** The refusal of a call that the caller may simply repeat after some seconds. */
export function busy(seconds: number): Refusal {
  const after = Math.min(Math.max(seconds, EARLIEST), LATEST);

  return { ok: false, code: 'busy', headers: { 'retry-after': String(after) } };
}
