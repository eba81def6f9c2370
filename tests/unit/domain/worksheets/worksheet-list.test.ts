import { describe, expect, it } from 'vitest';
import { WORKSHEETS, worksheetPath, worksheetsForBonds } from '~/domain/worksheets/worksheet-list';

describe('the worksheets', () => {
  it('are found by the bonds they are about', () => {
    expect(worksheetsForBonds(['guardian-conservator'])).toEqual([WORKSHEETS.probate]);
    expect(worksheetsForBonds(['bid-bond', 'payment-bond'])).toEqual([
      WORKSHEETS.contract,
      WORKSHEETS.capacity,
    ]);
    expect(worksheetsForBonds(['notary'])).toEqual([]);
  });

  it('open with a state', () => {
    expect(worksheetPath('probate', 'SC')).toBe(
      '/resources/worksheets/probate-bond-amount?state=SC',
    );
  });
});
