/**
 * Warn in the console about tasks that block the page for more than 50 ms, which browsers call long
 * tasks. For development.
 */
export function warnOfLongTasks(): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return;

  const observer = new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries()) {
      // eslint-disable-next-line no-console -- the developer reads it there
      console.warn(
        `Long task: ${Math.round(duration)} ms, ${Math.round(startTime)} ms after the start`,
      );
    }
  });
  observer.observe({ type: 'longtask', buffered: true });
}
