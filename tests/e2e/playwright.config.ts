import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { chromiumOptions } from '../support/browser.ts';
import { skippedFiles, skippedTests } from '../support/other-stack/embedded-only.ts';
import { otherStack } from '../support/other-stack/stack-place.ts';
import { testSite } from '../support/test-site.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const desktop = devices['Desktop Chrome'];

export default defineConfig({
  testDir: path('..'),
  testIgnore: skippedFiles(otherStack).map((pattern) => `**/${pattern}`),
  grepInvert: skippedTests(otherStack).map(({ name }) => new RegExp(RegExp.escape(name))),
  outputDir: path('../../.local/reports/browser'),
  fullyParallel: true,
  // A story spends almost half of its time waiting for the server, mails and timers, so two cores run four.
  workers: 4,
  retries: 0,
  forbidOnly: true,
  // Limits for a busy machine, not goals: an effect that never comes fails the test either way.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'line',
  use: {
    baseURL: testSite.url,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    // Tests must see the server's answers. Only offline.spec.ts allows the worker.
    serviceWorkers: 'block',
    launchOptions: await chromiumOptions(),
  },
  projects: [
    { name: 'desktop', testMatch: 'e2e/**/*.spec.ts', use: desktop },
    { name: 'phone', testMatch: 'e2e/**/*.spec.ts', grep: /@phone/, use: devices['Pixel 7'] },
    { name: 'accessibility', testMatch: 'a11y/**/*.spec.ts', use: desktop },
  ],
  webServer: {
    command: `node ${path('../support/serve-test-site.ts')}`,
    url: testSite.url,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stderr: 'pipe',
    timeout: 60_000,
  },
});
