/** Outcome of one attempt: a result, and when to come back if the server is busy or late. */
export type Attempt<T> = { result: T; comeBack?: ComeBack };

/**
 * Reason and time for repeating a call. `afterSeconds` is missing when the server named no time.
 */
export type ComeBack = { reason: WaitReason; afterSeconds?: number | undefined };

/** 'busy': the server said that it is busy. 'late': it did not answer in time. */
export type WaitReason = 'busy' | 'late';

/** How long to repeat a call, and a callback that reports the wait. */
export type Patience = {
  /** Counted from the first attempt. The last attempt may take its own time in addition. */
  forMs: number;
  /**
   * Reasons to repeat. Include 'late' only for calls that count once however often they are sent.
   */
  after: readonly WaitReason[];
  /** Called before each wait, and without a reason when the wait is over. */
  onWait?: (reason: WaitReason | undefined) => void;
};

/**
 * For a person who waits at a button: long enough for a peak in traffic, short enough not to seem
 * stuck.
 */
export const A_MOMENT: Patience = { forMs: 20_000, after: ['busy'] };

/** For calls that each count toward a small limit, so that they are never repeated. */
export const NO_PATIENCE: Patience = { forMs: 0, after: [] };

/**
 * For calls that must not be lost and count once however often they are sent: long enough that the
 * customer need not watch.
 */
export const AS_LONG_AS_IT_TAKES = {
  forMs: 15 * 60_000,
  after: ['busy', 'late'],
} as const satisfies Patience;

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Make a call and repeat it while the server is busy, after the time that the server asks for plus
 * up to half of it. The random extra time spreads out clients that were refused together. Returns
 * the last result.
 */
export async function repeatWhileBusy<T>(
  attempt: () => Promise<Attempt<T>>,
  { forMs, after, onWait }: Patience,
): Promise<T> {
  const giveUpAt = Date.now() + forMs;
  let hasWaited = false;

  try {
    for (let attempts = 0; ; attempts += 1) {
      const { result, comeBack } = await attempt();
      if (comeBack === undefined || !after.includes(comeBack.reason)) return result;

      const pause = pauseMs(attempts, comeBack.afterSeconds);
      if (Date.now() + pause > giveUpAt) return result;

      hasWaited = true;
      onWait?.(comeBack.reason);
      await new Promise((fulfil) => setTimeout(fulfil, pause));
    }
  } finally {
    if (hasWaited) onWait?.(undefined);
  }
}

function pauseMs(attempts: number, afterSeconds: number | undefined): number {
  const base = afterSeconds === undefined ? FIRST_PAUSE_MS * 2 ** attempts : afterSeconds * 1_000;

  return Math.min(base, LONGEST_PAUSE_MS) * (1 + Math.random() / 2);
}

/** The seconds that a response asks to wait. Undefined when it names no time. */
export function readRetryAfter({ headers }: Response): number | undefined {
  const seconds = Number.parseInt(headers.get('retry-after') ?? '', 10);

  return Number.isNaN(seconds) ? undefined : Math.max(seconds, 0);
}
