import { describe, expect, it } from 'vitest';
import { generateIndex, siteIndex } from './bench/search/generate-index.ts';

const MEGABYTE = 1_000_000;
const TIMEOUT_MS = 120_000;

describe('the index of the search', () => {
  it(
    'is sent with at most 1 MB for 5,000 guides',
    async () => {
      const { records, compressedBytes } = await generateIndex(5_000);

      expect(records).toBeGreaterThan(5_000);
      expect(compressedBytes).toBeLessThanOrEqual(MEGABYTE);
    },
    TIMEOUT_MS,
  );

  it('is sent with at most 30 kB for the site as it is', async () => {
    expect((await siteIndex()).compressedBytes).toBeLessThanOrEqual(30_000);
  });
});
