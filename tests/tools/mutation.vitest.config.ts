import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The tests of the rules alone: what a mutation run repeats for every mutant. */
export default defineConfig({
  root,
  resolve: { alias: { '~': `${root}src` } },
  test: { include: ['tests/unit/domain/**/*.test.ts'], testTimeout: 60_000 },
});
