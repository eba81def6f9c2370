import { vi } from 'vitest';

/**
 * A limit for a busy machine, not a goal: an effect that never comes fails the test either way. `expect.poll` has the
 * same limit in `tests/vitest.config.ts`.
 */
const LONGEST_WAIT_MS = 15_000;

const { waitFor } = vi;

/** `vi.waitFor` gives up after one second unless a test says otherwise. */
vi.waitFor = (callback, options) =>
  waitFor(callback, {
    timeout: LONGEST_WAIT_MS,
    ...(typeof options === 'number' ? { timeout: options } : options),
  });
