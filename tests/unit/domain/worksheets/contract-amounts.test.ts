import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dollars, type Cents } from '~/domain/money';
import {
  askedContract,
  federalContract,
  type AskedPercents,
} from '~/domain/worksheets/contract-amounts';
import { MAX_FIGURE } from '~/domain/money-limits';

const RULE = {
  bidPercent: 20,
  bidCap: dollars(3_000_000),
  noneUpTo: dollars(35_000),
  otherProtectionUpTo: dollars(150_000),
  percent: 100,
};

function federalAmounts(price: Cents) {
  const result = federalContract(RULE, price);

  return result.ok ? result.value.amounts.map(({ amount }) => amount) : result.code;
}

function askedAmounts(price: Cents, percents: AskedPercents) {
  const result = askedContract(price, percents);

  return result.ok
    ? result.value.amounts.map(({ bond, amount }) => [bond, amount] as const)
    : result.code;
}

describe('federalContract', () => {
  it.each([
    ['at $35,000', 35_000, 'no-bonds'],
    ['one cent above $35,000', 35_000.01, 'other-protection'],
    ['at $150,000', 150_000, 'other-protection'],
    ['one cent above $150,000', 150_000.01, [30_001, 150_001, 150_001].map(dollars)],
    ['at the cap of the bid bond', 15_000_000, [3_000_000, 15_000_000, 15_000_000].map(dollars)],
    ['above the cap', 15_000_001, [3_000_000, 15_000_001, 15_000_001].map(dollars)],
  ])('follows the bands of the Miller Act: %s', (_, price, expected) => {
    expect(federalAmounts(dollars(price))).toEqual(expected);
  });

  it('names the cap only when it applies', () => {
    const labelAt = (price: number) => {
      const result = federalContract(RULE, dollars(price));

      return result.ok && result.value.amounts[0].label;
    };

    expect(labelAt(15_000_000)).toBe('Bid bond, 20% of the bid at least');
    expect(labelAt(15_000_001)).toBe('Bid bond, at the cap');
  });

  it('never falls when the price grows, and never exceeds price or cap', () => {
    const price = fc.integer({ min: dollars(150_000) + 1, max: MAX_FIGURE });

    fc.assert(
      fc.property(price, price, (one, two) => {
        const less = federalAmounts(Math.min(one, two)) as number[];
        const more = federalAmounts(Math.max(one, two)) as number[];

        less.forEach((amount, index) => expect(more[index]).toBeGreaterThanOrEqual(amount));
        expect(less[0]).toBeLessThanOrEqual(RULE.bidCap);
      }),
    );
  });

  it('needs the price', () => {
    expect(federalContract(RULE, undefined)).toEqual({ ok: false, code: 'incomplete' });
  });
});

describe('askedContract', () => {
  it('gives each bond that the owner asks for, with its share', () => {
    expect(askedAmounts(dollars(400_000), { bid: 5, performance: 100, payment: 50 })).toEqual([
      ['bid-bond', dollars(20_000)],
      ['performance-bond', dollars(400_000)],
      ['payment-bond', dollars(200_000)],
    ]);
    expect(askedAmounts(dollars(400_000), { performance: 100, payment: 0 })).toEqual([
      ['performance-bond', dollars(400_000)],
    ]);
    expect(askedAmounts(dollars(100), { payment: 12.5 })).toEqual([['payment-bond', dollars(13)]]);
  });

  it('leads to one application for both final bonds of the same amount', () => {
    const result = askedContract(dollars(400_000), { performance: 100, payment: 100 });

    expect(result.ok && result.value.amounts).toEqual([
      {
        label: 'Performance bond, 100% of the price',
        amount: dollars(400_000),
        bond: 'performance-bond',
      },
      {
        label: 'Payment bond, 100% of the price, included in the same application',
        amount: dollars(400_000),
      },
    ]);
  });

  it('needs the price and at least one percentage', () => {
    expect(askedContract(undefined, { bid: 10 })).toEqual({ ok: false, code: 'incomplete' });
    expect(askedAmounts(dollars(100), {})).toBe('incomplete');
  });

  it('rounds up to whole dollars, by less than a dollar', () => {
    const price = fc.integer({ min: 0, max: MAX_FIGURE });
    const percent = fc.integer({ min: 1, max: 10_000 });

    fc.assert(
      fc.property(price, percent, (given, hundredths) => {
        const [bid] = askedAmounts(given, { bid: hundredths / 100 }) as [string, number][];
        const exact = (BigInt(given) * BigInt(hundredths) + 9_999n) / 10_000n;
        const expected = ((exact + 99n) / 100n) * 100n;

        expect(BigInt(bid?.[1] ?? 0)).toBe(expected);
      }),
    );
  });
});
