import { describe, expect, it } from 'vitest';
import { isSameTerm } from '~/domain/renewals/same-term';

const TERM = { bondId: '7d3c1f9a-52c4-4a10-8f7e-1c5d9b2e6a04', startsOn: '2026-12-10' };

describe('isSameTerm', () => {
  it.each([
    ['the same bond and day', { ...TERM }, true],
    ['the next term', { ...TERM, startsOn: '2027-12-10' }, false],
    ['another bond', { ...TERM, bondId: '00000000-0000-4000-8000-000000000000' }, false],
    ['no renewal', undefined, false],
  ])('compares bond and first day: %s', (_, other, isSame) => {
    expect(isSameTerm(TERM, other)).toBe(isSame);
    expect(isSameTerm(other, TERM)).toBe(isSame);
  });
});
