import { describe, expect, it } from 'vitest';
import { beforeStart, fileBefore } from '~/domain/bonds/before-start';

describe('the day before which a bond should be filed', () => {
  it.each([
    ['2026-11-24', ' before the bond starts on November 24, 2026'],
    ['2026-11-23', ''],
    ['2026-11-22', ''],
  ])(
    'of a bond that starts on %s ends a task on November 23, 2026 with "%s"',
    (effectiveDate, words) => {
      const bond = { bondSlug: 'auto-dealer', effectiveDate } as const;

      expect(beforeStart(fileBefore(bond, '2026-11-23'))).toBe(words);
    },
  );

  it('is named as the start of the term for a certificate', () => {
    expect(beforeStart('2026-12-20', 'term')).toBe(' before the term starts on December 20, 2026');
  });

  it('is none for a notary, whose law counts the days from the start of the commission', () => {
    const bond = { bondSlug: 'notary', effectiveDate: '2026-11-24' } as const;

    expect(fileBefore(bond, '2026-11-23')).toBeUndefined();
  });

  it('is none for a bid bond, which goes in with the bid', () => {
    const bond = { bondSlug: 'bid-bond', effectiveDate: '2026-11-24' } as const;

    expect(fileBefore(bond, '2026-11-23')).toBeUndefined();
  });
});
