import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { skippedFiles } from './support/other-stack/embedded-only.ts';
import { otherStack } from './support/other-stack/stack-place.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

// Tests know the default address of the site, whatever the shell sets for `npm start`.
delete process.env['MARSHLINE_SITE_PORT'];

const STATEFUL_TESTS = ['data', 'features', 'platform', 'stores', 'ui'].map(
  (folder) => `tests/unit/${folder}/**/*.test.{ts,tsx}`,
);

/** Files with modules of their own import it themselves, where they have property tests: it loads fast-check. */
const SEED = ['tests/support/property-seed.ts'];

export default defineConfig({
  root,
  resolve: {
    alias: { '~': `${root}src`, 'astro:env/client': `${root}tests/support/build-environment.ts` },
  },
  test: {
    expect: { poll: { timeout: 15_000 } },
    setupFiles: ['tests/support/wait-longer.ts'],
    testTimeout: 20_000,
    // `vitest run --project unit:stateless --coverage`: the rules of the business are tested to the last branch.
    coverage: {
      provider: 'v8',
      include: ['src/domain/**/*.ts'],
      reporter: [['text', { skipFull: true }]],
      thresholds: { lines: 100, branches: 100, functions: 100, statements: 100 },
    },
    projects: [
      // Stores, islands and seams to the browser keep state in their modules: each file gets modules and a document of
      // its own. A context in a process that lives on costs a quarter of a process per file.
      {
        extends: true,
        test: {
          name: 'unit:stateful',
          include: STATEFUL_TESTS,
          setupFiles: ['tests/support/page-globals.ts', 'tests/support/no-rehearsal.ts'],
          pool: 'vmForks',
          vmMemoryLimit: '1GB',
        },
      },
      {
        extends: true,
        test: {
          name: 'unit:stateless',
          setupFiles: SEED,
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: STATEFUL_TESTS,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'content',
          setupFiles: SEED,
          include: ['tests/content/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          setupFiles: SEED,
          include: ['tests/database/**/*.test.ts'],
          globalSetup: ['tests/support/postgres/with-postgres.ts'],
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          exclude: skippedFiles(otherStack),
          globalSetup: otherStack
            ? []
            : ['tests/support/postgres/with-postgres.ts', 'tests/support/platform-functions.ts'],
          setupFiles: [
            ...SEED,
            ...(otherStack ? ['tests/support/other-stack/skip-embedded-only.ts'] : []),
          ],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Each process has a stack of its own. More of them would take the second core from the other stages. All
          // processes would share another stack, and empty it.
          maxWorkers: otherStack ? 1 : 2,
        },
      },
      { extends: true, test: { name: 'built', include: ['tests/built/**/*.test.ts'] } },
      { extends: true, test: { name: 'performance', include: ['tests/performance/**/*.test.ts'] } },
    ],
  },
});
