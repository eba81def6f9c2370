import type { Page } from '@playwright/test';

/**
 * Watches every page that opens from now on. The returned function gives the cumulative layout shift of the open page
 * so far: https://web.dev/articles/cls, where up to 0.1 is good. Each page shows once its fonts are there, because a busy
 * machine draws some pages in the system's font first. What late fonts move is a story of its own (late-fonts.spec.ts).
 */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(showWithFonts);

  return countLayoutShift(page);
}

/** As `watchLayoutShift`, but with what late fonts move. */
export async function countLayoutShift(page: Page): Promise<() => Promise<number>> {
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

/** Runs in the page. The policy of the site forbids inline styles, but not style sheets made by a script. */
function showWithFonts(): void {
  const hidden = new CSSStyleSheet();
  hidden.replaceSync('html { visibility: hidden }');
  document.adoptedStyleSheets.push(hidden);

  const hasFonts = () =>
    document.fonts.size > 0 &&
    ['16px Besley', '16px "Source Sans 3"'].every((font) => document.fonts.check(font));
  const waitForFonts = () => {
    if (!hasFonts()) return void setTimeout(waitForFonts, 1);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== hidden);
  };
  waitForFonts();
}
