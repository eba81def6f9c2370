import { describe, expect, it } from 'vitest';
import { monthWords } from '~/ui/month-words';

describe('monthWords', () => {
  it.each([
    ['2026-01', 'January 2026'],
    ['2026-11', 'November 2026'],
    ['2026-12', 'December 2026'],
  ])('says %s as %s', (month, words) => {
    expect(monthWords(month)).toBe(words);
  });

  it('keeps text that is not a month', () => {
    expect(monthWords('2026-13')).toBe('2026-13');
    expect(monthWords('soon')).toBe('soon');
  });
});
