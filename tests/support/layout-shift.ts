import type { Page } from '@playwright/test';

/**
 * Watches every page that opens from now on. The returned function gives the cumulative layout shift of the open page
 * so far: https://web.dev/articles/cls, where up to 0.1 is good.
 */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        sum += (entry as PerformanceEntry & { value: number }).value;
      document.documentElement.dataset['shifted'] = String(sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });

  return () => page.evaluate(() => Number(document.documentElement.dataset['shifted'] ?? 0));
}
