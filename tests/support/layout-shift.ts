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
  await page.addInitScript(recordLayoutShifts);

  return () => page.evaluate(() => Number(document.documentElement.dataset['shifted'] ?? 0));
}

/** Says which parts of the open page moved, and from where to where, for the message of a failed check. */
export function movedParts(page: Page): Promise<string> {
  return page.evaluate(() => document.documentElement.dataset['moved'] ?? 'nothing moved');
}

/** Runs in the page. */
function recordLayoutShifts(): void {
  type Shift = PerformanceEntry & {
    value: number;
    sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  const placeOf = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}x${height}`;
  let sum = 0;
  new PerformanceObserver((list) => {
    const { dataset } = document.documentElement;
    for (const { value, sources, startTime } of list.getEntries() as Shift[]) {
      sum += value;
      const parts = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.nodeName} "${node?.textContent?.slice(0, 40)}" from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
      );
      dataset['moved'] =
        `${dataset['moved'] ?? ''} at ${Math.round(startTime)} ms: ${parts.join(', ')};`;
    }
    dataset['shifted'] = String(sum);
  }).observe({ type: 'layout-shift', buffered: true });
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
