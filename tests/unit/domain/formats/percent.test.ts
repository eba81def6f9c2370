import { describe, expect, it } from 'vitest';
import { parsePercent } from '~/domain/formats/percent';

describe('parsePercent', () => {
  it.each([
    ['10', 10],
    [' 8.25 % ', 8.25],
    ['8.25%', 8.25],
    ['.5', 0.5],
    ['5.', 5],
    ['0', 0],
    ['1000', 1000],
  ])('reads %j', (text, percent) => {
    expect(parsePercent(text)).toBe(percent);
  });

  it.each(['', '%', '.', '-5', '8.255', '1000.01', '10 percent', '1,5'])('refuses %j', (text) => {
    expect(parsePercent(text)).toBeUndefined();
  });
});
