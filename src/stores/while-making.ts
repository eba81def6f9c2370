/** Looks again and again while a bond is being made, so that the page shows it without a reload. */

/** Most bonds are there within seconds; one that is not is asked about less and less often. */
const FIRST_WAIT_MS = 4_000;
const LONGEST_WAIT_MS = 60_000;
const GROWTH = 1.5;

/**
 * Call `look` repeatedly, never twice at the same time, until the returned function is called. A hidden or offline page
 * makes no calls. It calls `look` at once when it becomes visible or goes online.
 */
export function lookWhileMaking(look: () => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT_MS;
  let isLooking = false;
  const stopping = new AbortController();

  const lookAndWait = async () => {
    clearTimeout(timer);
    if (isLooking || stopping.signal.aborted || !canLook()) return;

    isLooking = true;
    await look().catch(() => undefined);
    isLooking = false;
    waitToLook();
  };
  const waitToLook = () => {
    if (stopping.signal.aborted) return;
    timer = setTimeout(() => void lookAndWait(), wait);
    wait = Math.min(wait * GROWTH, LONGEST_WAIT_MS);
  };
  const comeBack = () => {
    wait = FIRST_WAIT_MS;
    void lookAndWait();
  };

  waitToLook();
  document.addEventListener('visibilitychange', comeBack, stopping);
  window.addEventListener('online', comeBack, stopping);

  return () => {
    stopping.abort();
    clearTimeout(timer);
  };
}

function canLook(): boolean {
  return document.visibilityState === 'visible' && navigator.onLine;
}
