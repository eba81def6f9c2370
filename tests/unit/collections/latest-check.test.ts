import { describe, expect, it } from 'vitest';
import { latestCheck } from '~/collections/latest-check';

describe('latestCheck', () => {
  it('returns the last month, in any order of the sources', () => {
    const months = ['2026-09', '2026-11', '2025-12'];

    expect(latestCheck(months.map((verified) => ({ verified })))).toBe('2026-11');
  });

  it('returns nothing without sources', () => {
    expect(latestCheck([])).toBeUndefined();
  });
});
