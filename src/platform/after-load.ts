/** Longest delay by a busy browser, in milliseconds. */
const LATEST_MS = 5000;

/** Run a task that nobody waits for, after the page has loaded and when the browser is idle. */
export function afterLoad(task: () => void): void {
  if (document.readyState === 'complete') whenIdle(task);
  else window.addEventListener('load', () => whenIdle(task), { once: true });
}

function whenIdle(task: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: LATEST_MS });
  else setTimeout(task, 0);
}
