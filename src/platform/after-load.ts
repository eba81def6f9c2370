/** Longest delay by a busy browser, in milliseconds. */
const LATEST_MS = 5000;

/**
 * Run a background task once the page has loaded and painted and the browser is idle. On a fast connection, a page loads
 * before its first paint, and the task must not delay that paint.
 */
export function afterLoad(task: () => void): void {
  const start = () => afterPaint(() => whenIdle(task));
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

function afterPaint(task: () => void): void {
  // A page in the background paints nothing.
  if (document.hidden) task();
  else requestAnimationFrame(() => setTimeout(task, 0));
}

function whenIdle(task: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: LATEST_MS });
  else setTimeout(task, 0);
}
