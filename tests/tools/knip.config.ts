import type { KnipConfig } from 'knip';

/** Finds files, exports and dependencies that nothing uses. */
const config: KnipConfig = {
  entry: [
    'src/pages/**/*.{astro,ts}',
    'supabase/functions/*/{handler,index}.ts',
    // The bundler and the embedded host start functions with it.
    'supabase/functions/_shared/start-function.ts',
    'supabase/local/*.ts',
    'tests/tools/*.{ts,mjs}',
    'tests/browsers/run.ts',
    // Playwright starts this program in place of Firefox.
    'tests/browsers/firefox/relay.ts',
    // The bundler adds this file to each bundle.
    'tests/tools/deploy/node-globals.ts',
    // `npm run test:stack` starts this program by its path.
    'tests/support/other-stack/serve-embedded.ts',
    // Vitest loads this file for another stack.
    'tests/support/other-stack/skip-embedded-only.ts',
    // A fault starts this program by its path.
    'tests/tools/chaos/stack-process.ts',
    'tests/performance/bench/guides/bare-project/**/*.{mjs,ts}',
    'tests/**/*.{test,spec}.{ts,tsx}',
    // Tests import this file in place of `astro:env/client`.
    'tests/support/build-environment.ts',
  ],
  project: ['src/**/*.{ts,tsx,astro,css}', 'supabase/**/*.ts', 'tests/**/*.{ts,tsx,mjs}', '*.mjs'],
  playwright: { config: ['tests/e2e/playwright.config.ts', 'tests/browsers/playwright.config.ts'] },
  vitest: { config: ['tests/vitest.config.ts', 'tests/tools/*.vitest.config.ts'] },
  stryker: { config: 'tests/tools/stryker.config.json' },
  exclude: ['types'],
  ignoreExportsUsedInFile: true,
  ignoreIssues: {
    // Loaded as a whole when the wizard needs it.
    'src/features/quote/rules.ts': ['exports'],
    // Generated.
    'src/data/database.types.ts': ['exports', 'types'],
  },
  // Programs of the system, which `npm run test:browsers` installs or asks for.
  ignoreBinaries: ['apt-get', 'firefox-esr', 'WebKitWebDriver', 'Xvfb', 'taskset'],
  ignoreDependencies: [
    // Programs started by name.
    '@astrojs/check',
    'deno',
    'html-validate',
    'oxlint',
    'oxlint-tsgolint',
    // Files read by path: the sources of public/fonts.
    '@fontsource-variable/besley',
    '@fontsource-variable/source-sans-3',
    // Dictionaries read by path: the spell check of the guides.
    '@cspell/dict-en_us',
    '@cspell/dict-en-common-misspellings',
  ],
};

export default config;
