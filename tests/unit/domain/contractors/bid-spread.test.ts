import { describe, expect, it } from 'vitest';
import { bidSpread, formatSpread, needsUnderwriter } from '~/domain/contractors/bid-spread';

const others = (...cents: number[]) => cents.map((amount) => ({ bidder: 'Other', cents: amount }));

describe('bidSpread', () => {
  it.each([
    ['10% under the second', 90, [100, 120], 1_000],
    ['a hair more than 10%', 89_999, [100_000], 1_001],
    ['the same price', 100, [100], 0],
    ['a higher price than another', 101, [100], 0],
  ])('is %s', (_, own, prices, spread) => {
    expect(bidSpread(own, others(...prices))).toBe(spread);
  });

  it('is unknown without another bid', () => {
    expect(bidSpread(90, [])).toBeUndefined();
  });
});

describe('needsUnderwriter', () => {
  it.each([
    [1_000, undefined, false],
    [1_001, undefined, true],
    [801, 8, true],
    [undefined, undefined, false],
  ])('%s with a limit of %s: %s', (spread, limit, expected) => {
    expect(needsUnderwriter(spread, limit)).toBe(expected);
  });
});

it('formats a spread as a percentage', () => {
  expect(formatSpread(1_250)).toBe('12.5%');
});
