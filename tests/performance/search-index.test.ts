import { describe, expect, it } from 'vitest';
import { generateIndex, siteIndex } from './bench/search/generate-index.ts';

const MEGABYTE = 1_000_000;
/** It takes about 30 seconds on a quiet machine. Only the bytes are tested. */
const TIMEOUT_MS = 300_000;

describe('the search index', () => {
  it(
    'is at most 1 MB for 5,000 guides when compressed',
    async () => {
      const { records, compressedBytes } = await generateIndex(5_000);

      expect(records).toBeGreaterThan(5_000);
      expect(compressedBytes).toBeLessThanOrEqual(MEGABYTE);
    },
    TIMEOUT_MS,
  );

  it('is at most 30 kB for the current site when compressed', async () => {
    expect((await siteIndex()).compressedBytes).toBeLessThanOrEqual(30_000);
  });
});
