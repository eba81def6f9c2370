import { test as base } from '@playwright/test';

/** Playwright's test, which also fails when a page throws an uncaught error or violates the Content-Security-Policy. */
export const test = base.extend<{ isMeasured: boolean; pageFaults: string[] }>({
  /** Whether pages report their speed. All tests share one address, and its reports are rate-limited. */
  isMeasured: [false, { option: true }],

  context: async ({ context, isMeasured }, use) => {
    if (!isMeasured) {
      await context.addInitScript(() => {
        navigator.sendBeacon = () => true;
      });
    }
    await use(context);
  },

  pageFaults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      context.on('weberror', (error) => faults.push(`uncaught: ${error.error().message}`));
      context.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) faults.push(message.text());
      });

      await use(faults);

      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = test;
