/**
 * Warn in the console of work that kept the page from answering for more than 50 ms (specification 2,
 * section 9; browsers call exactly that a long task). For development.
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
