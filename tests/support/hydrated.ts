import type { Page } from '@playwright/test';

/** Open a page and wait until its islands are live. */
export async function gotoHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/**
 * Wait until every island of the page is live: Astro takes the `ssr` attribute off then. Islands
 * that wait to be scrolled to are not waited for.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.querySelector('astro-island[ssr]:not([client="visible"])'),
  );
}
