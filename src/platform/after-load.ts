/** How long a busy browser may put it off, in milliseconds. */
const LATEST_MS = 5000;

/** Do what nobody waits for: when the page has loaded and the browser has nothing else to do. */
export function afterLoad(task: () => void): void {
  if (document.readyState === 'complete') whenIdle(task);
  else window.addEventListener('load', () => whenIdle(task), { once: true });
}

function whenIdle(task: () => void): void {
  // Safari has no such callback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: LATEST_MS });
  else setTimeout(task, 0);
}
