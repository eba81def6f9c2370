import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Only the tests of the rules: a mutation run repeats them for every mutant. */
export default defineConfig({
  root,
  resolve: { alias: { '~': `${root}src` } },
  test: { include: ['tests/unit/domain/**/*.test.ts'], testTimeout: 60_000 },
});
