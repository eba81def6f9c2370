import { insertTextAsTyped } from '../browsers/firefox/insert-text.ts';
import { type Browser, type BrowserContext, test as base } from '@playwright/test';

/** How much of a page's text the output of a failed test contains, in characters. */
const PRINTED_LENGTH = 4000;

/** Playwright's test, which also fails when a page throws an uncaught error or violates the Content-Security-Policy. */
export const test = base.extend<{ isMeasured: boolean; pageFaults: string[] }>({
  /** Whether pages report their speed. All tests share one address, and its reports are rate-limited. */
  isMeasured: [false, { option: true }],

  context: async ({ browserName, context, isMeasured }, use) => {
    if (browserName === 'firefox') await context.addInitScript(insertTextAsTyped);
    if (!isMeasured) {
      await context.addInitScript(() => {
        navigator.sendBeacon = () => true;
      });
    }
    await use(context);
  },

  pageFaults: [
    async ({ browser, context }, use) => {
      const faults: string[] = [];
      context.on('weberror', (error) => faults.push(`uncaught: ${error.error().message}`));
      context.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) faults.push(message.text());
      });

      await use(faults);

      const { status, expectedStatus } = test.info();
      if (status !== expectedStatus) await printPages(browser);
      await closeOthers(browser, context);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = test;

/** Print what the open pages show, for machines whose reports nobody can open. */
async function printPages(browser: Browser): Promise<void> {
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    const shown = await page
      .locator('main')
      .first()
      .ariaSnapshot({ timeout: 2000 })
      .catch(() => 'no main part');
    process.stderr.write(`${page.url()}\n${shown.slice(0, PRINTED_LENGTH)}\n`);
  }
}

/** Close what a test opened beside its own context. Such a page would go on working during the tests that follow. */
async function closeOthers(browser: Browser, own: BrowserContext): Promise<void> {
  const others = browser.contexts().filter((context) => context !== own);
  await Promise.all(others.map((context) => context.close()));
}
