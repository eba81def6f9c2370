import { describe, expect, it } from 'vitest';
import { verificationDay } from '~/domain/bonds/verification-day';

const bond = { effectiveDate: '2026-11-30' };

describe('the day on which a bond is judged', () => {
  it.each([
    ['is before the first day until midnight at our office', '2026-11-30T04:59:59Z', '2026-11-29'],
    [
      'is the first day from then on, also while Hawaii has the day before',
      '2026-11-30T05:00:00Z',
      '2026-11-30',
    ],
    ['stays the first day until that is over in every state', '2026-12-01T09:59:59Z', '2026-11-30'],
    ['is the next day then', '2026-12-01T10:00:00Z', '2026-12-01'],
  ])('%s', (_, moment, day) => {
    expect(verificationDay(bond, new Date(moment))).toBe(day);
  });
});
