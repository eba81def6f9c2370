import type { Page } from '@playwright/test';

/** Open a page and wait until its islands are hydrated. */
export async function gotoHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Whether a page leads on to another one by itself, as the callbacks of sign-in do. */
export function leadsOn(path: string): boolean {
  return path.endsWith('/callback');
}

/**
 * Open a page that leads on by itself, and wait until the page that it leads to is hydrated. Its own load may be
 * interrupted, so only the start of its document is waited for.
 */
export async function gotoLeadingOn(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForLoadState('networkidle');
  await waitForHydration(page);
}

/**
 * Press something that loads a document in place of the open one, for example "Reload the page", and wait until the
 * islands of the new document are hydrated. Without the wait for the new document, a test reads the old one.
 */
export async function loadAnew(page: Page, press: () => Promise<void>): Promise<void> {
  await Promise.all([page.waitForEvent('load'), press()]);
  await waitForHydration(page);
}

/**
 * Wait until every island of the page is hydrated: Astro removes the `ssr` attribute then. Islands that hydrate on
 * scroll are not waited for.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.querySelector('astro-island[ssr]:not([client="visible"])'),
  );
}
