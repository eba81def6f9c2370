import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import e2e from '../e2e/playwright.config.ts';
import { FIREFOX_STORIES, NOT_IN_FIREFOX } from './firefox/stories.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  ...e2e,
  outputDir: path('../../.local/reports/browsers'),
  // A visitor who types all of an application is slow on a busy machine.
  timeout: 300_000,
  projects: [
    { name: 'webkit', testMatch: 'browsers/webkit/*.spec.ts' },
    {
      name: 'firefox',
      testMatch: FIREFOX_STORIES.map((name) => `e2e/${name}.spec.ts`),
      grepInvert: NOT_IN_FIREFOX.map((title) => new RegExp(title)),
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        viewport: { width: 1280, height: 720 },
        launchOptions: { executablePath: path('firefox/relay.ts') },
      },
    },
  ],
});
