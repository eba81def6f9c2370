import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dollars,
  formatMoney,
  formatWholeMoney,
  moneyProblem,
  parseMoney,
  tidyMoney,
} from '~/domain/money';
import { expectReadsBack } from './support/read-back';

describe('dollars', () => {
  it('are counted in whole cents, without binary rounding errors', () => {
    expect(dollars(75)).toBe(7_500);
    expect(dollars(0.29)).toBe(29);
    expect(dollars(1.005)).toBe(100);
  });
});

describe('parseMoney', () => {
  it.each([
    ['$1,234.50', 123_450],
    ['1234.5', 123_450],
    ['1 234', 123_400],
    ['10 000', 1_000_000],
    ['100 000', 10_000_000],
    ['1\u00a0234\u00a0567.89', 123_456_789],
    ['  $ 10,000  ', 1_000_000],
    ['12,345,678', 1_234_567_800],
    ['.5', 50],
    ['$.05', 5],
    ['10.', 1_000],
    ['0', 0],
    ['007', 700],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
    ['10k', 1_000_000],
    ['125000 dollars', 12_500_000],
    ['1.2 million USD', 120_000_000],
    ['$10 K', 1_000_000],
    ['1.5m', 150_000_000],
    ['2 million', 200_000_000],
    ['2mm', 200_000_000],
    ['25 thousand', 2_500_000],
    ['1.00005k', 100_005],
    ['$10,000.00', 1_000_000],
  ])('reads %j', (text, cents) => {
    expect(parseMoney(text)).toBe(cents);
  });

  it.each([
    [''],
    ['   '],
    ['$'],
    ['.'],
    ['k'],
    ['10kk'],
    ['10 k m'],
    ['1.000001k'],
    ['-5k'],
    ['ten'],
    ['-5'],
    ['+5'],
    ['$$5'],
    ['5$'],
    ['1,23'],
    ['1,2345'],
    ['1234,567'],
    [',123'],
    ['1,234 567'],
    ['1 23'],
    ['1.234,50'],
    ['1.005'],
    ['1.2.3'],
    ['5\n.5x'],
    ['90071992547409.92'],
  ])('refuses %j', (text) => {
    expect(parseMoney(text)).toBeUndefined();
  });
});

describe('an amount in thousands or millions', () => {
  it.each([
    ['k', 1_000],
    [' thousand', 1_000],
    ['m', 1_000_000],
    ['mm', 1_000_000],
    [' Million', 1_000_000],
  ])('with %j is the number times %i', (word, times) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999 }), fc.integer({ min: 0, max: 99 }), (a, b) => {
        const hundredths = a * 100 + b;
        const typed = `${a}.${String(b).padStart(2, '0')}${word}`;

        expect(parseMoney(typed)).toBe(hundredths * times);
      }),
    );
  });
});

describe('moneyProblem', () => {
  it.each([['-5'], ['$-5'], ['−5'], ['(5)'], [' - 10k']])('names the minus sign of %j', (typed) => {
    expect(moneyProblem(typed)).toBe('Enter an amount without a minus sign');
  });

  it.each([['ten'], ['5$'], ['1.234,50']])('shows how to write %j', (typed) => {
    expect(moneyProblem(typed)).toBe('Enter an amount in dollars, such as $10,000');
  });
});

describe('formatMoney', () => {
  it('shows dollars with cents', () => {
    expect(formatMoney(123_450)).toBe('$1,234.50');
    expect(formatMoney(5)).toBe('$0.05');
    expect(formatMoney(0)).toBe('$0.00');
    expect(formatMoney(-250)).toBe('-$2.50');
  });

  it('is read back as the same cents, up to the largest number', () => {
    expectReadsBack(fc.maxSafeNat(), formatMoney, parseMoney);
  });
});

it.each([0, 1, 999, 1_000, 12_345, 999_999, 1_000_000, 90_071_992_547_409])(
  'groups %d dollars as the language does',
  (whole) => {
    expect(formatMoney(dollars(whole))).toBe(`$${whole.toLocaleString('en-US')}.00`);
  },
);

describe('formatWholeMoney', () => {
  it('leaves out the cents of whole dollars only', () => {
    expect(formatWholeMoney(123_500)).toBe('$1,235');
    expect(formatWholeMoney(123_450)).toBe('$1,234.50');
  });

  it('is read back as the same cents', () => {
    expectReadsBack(fc.maxSafeNat(), formatWholeMoney, parseMoney);
  });
});

describe('tidyMoney', () => {
  it.each([
    ['450k', '$450,000'],
    [' 95500.25', '$95,500.25'],
    ['a lot', undefined],
    ['', undefined],
  ])('writes %j as %s', (typed, tidy) => {
    expect(tidyMoney(typed)).toBe(tidy);
  });
});
