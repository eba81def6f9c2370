import { fc } from '../../support/property-seed';
import { describe, expect, it } from 'vitest';
import { formatWholeMoney } from '~/domain/money';
import { caretAfterShaping, shapeMoney } from '~/ui/money-typing';

describe('an amount during typing', () => {
  it.each([
    ['1', '$1'],
    ['1234', '$1,234'],
    ['$1,2345', '$12,345'],
    ['007', '$7'],
    ['0', '$0'],
    ['1234.5', '$1,234.5'],
    ['.5', '$.5'],
    ['$', ''],
    ['10k', '10k'],
    ['-5', '-5'],
    ['1.234,50', '1.234,50'],
    ['ten', 'ten'],
  ])('%j becomes %j', (typed, shown) => {
    expect(shapeMoney(typed)).toBe(shown);
  });

  it('is the usual notation once it is complete', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (cents) => {
        const shown = formatWholeMoney(cents);

        expect(shapeMoney(shown.replace(/[$,]/g, ''))).toBe(shown);
        expect(shapeMoney(shown)).toBe(shown);
      }),
    );
  });
});

describe('the caret', () => {
  it.each([
    ['$1,2345', 7, 7],
    ['$1,0000', 2, 2],
    ['$120000', 3, 3],
    ['9$1,234', 1, 2],
    ['1', 0, 1],
  ])('of %j at %i moves to %i', (typed, caret, moved) => {
    expect(caretAfterShaping(typed, caret, shapeMoney(typed))).toBe(moved);
  });
});
