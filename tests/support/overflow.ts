import { expect, type Page } from '@playwright/test';

/** The widths of the narrowest phone and of a laptop. */
export const WIDTHS = [360, 1280] as const;

/**
 * Expect that a page is no wider than its window and that every button and link is fully visible, at the width of a
 * phone and of a laptop. The failure names the elements that are too wide.
 */
export async function expectNoOverflow(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(findOverflow), `at ${width} px`).toEqual([]);
  }
}

/** The elements wider than the window. Runs in the page. */
export function findOverflow(): string[] {
  const root = document.documentElement;
  const room = root.clientWidth;
  const isOut = (element: Element) => {
    const { left, right, width } = element.getBoundingClientRect();

    return width > 0 && (right > room + 1 || left < -1);
  };
  const describe = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    const words = (element.textContent ?? '').trim().slice(0, 40);

    return `${element.tagName.toLowerCase()}.${element.className} ${Math.round(left)}-${Math.round(right)}: ${words}`;
  };
  const controls = [...document.querySelectorAll('main button, main a, dialog button, dialog a')];
  const outside = controls.filter((control) => isOut(control) && control.checkVisibility());
  if (root.scrollWidth <= room) return outside.map(describe);

  const wide = [...document.body.querySelectorAll('*')].filter(isOut);
  // The innermost elements are the most specific.
  const innermost = wide.filter(
    (element) => !wide.some((other) => other !== element && element.contains(other)),
  );

  return [`the page is ${root.scrollWidth} px wide`, ...innermost.slice(0, 10).map(describe)];
}
