import { describe, expect, it } from 'vitest';
import { approvedEnd, laterRefund } from '~/domain/bond-requests/approved-end';
import { dollars } from '~/domain/money';

const TODAY = '2026-11-22';
const bond = {
  bondSlug: 'contractor-license' as const,
  stateCode: 'CA',
  principal: 'Okafor Builders',
  amount: dollars(25_000),
  effectiveDate: '2025-01-01',
  terms: [
    { from: '2025-01-01', to: '2026-01-01', premium: dollars(365) },
    { from: '2026-01-01', to: '2027-01-01', premium: dollars(365) },
  ],
};
const plan = { ...bond, bondSlug: 'erisa-fidelity' as const };
const cancel = (endsOn: string) => ({ kind: 'cancellation' as const, endsOn });

describe('approvedEnd', () => {
  it.each([
    ['the day asked for, when the notice has run by then', '2026-12-23', bond, '2026-12-23'],
    ['the day on which the notice has run', '2026-12-21', bond, '2026-12-22'],
    ['the same, when the day has passed', '2026-11-01', bond, '2026-12-22'],
    ['today, where nobody is given notice', '2026-11-01', plan, TODAY],
    [
      'the end of its term, when that comes first',
      '2026-11-01',
      { ...bond, expiryDate: '2026-12-21' },
      '2026-12-21',
    ],
    [
      'the notice within its term',
      '2026-11-01',
      { ...bond, expiryDate: '2026-12-23' },
      '2026-12-22',
    ],
  ])('of a cancellation is %s', (_, endsOn, held, end) => {
    expect(approvedEnd(cancel(endsOn), held, TODAY)).toBe(end);
  });

  it('of a release is the date of its document', () => {
    expect(approvedEnd({ kind: 'release', endsOn: '2026-11-01' }, bond, TODAY)).toBe('2026-11-01');
  });
});

describe('laterRefund', () => {
  it('counts from the day on which the bond ends', () => {
    expect(laterRefund(cancel('2026-11-01'), '2026-12-22', bond, TODAY)).toBe(dollars(10));
  });

  it('is not mentioned when the bond ends on the requested day', () => {
    expect(laterRefund(cancel('2026-12-22'), '2026-12-22', bond, TODAY)).toBeUndefined();
  });
});
