import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import { bondingCapacity, type CapacityFigures } from '~/domain/worksheets/bonding-capacity';

const RULE = {
  inventoryPercent: 50,
  securitiesPercent: 80,
  single: { low: 8, high: 12 },
  largestJob: { low: 1.5, high: 2 },
  aggregate: { low: 15, high: 20 },
  netWorthPercent: 10,
};

const FIRM = {
  currentAssets: dollars(500_000),
  inventory: dollars(100_000),
  securities: dollars(50_000),
  currentLiabilities: dollars(240_000),
  netWorth: dollars(400_000),
  largestJob: dollars(1_000_000),
};

function rangesOf(figures: CapacityFigures) {
  const result = bondingCapacity(RULE, figures);
  if (!result.ok) return result.code;

  return result.value.amounts.map(({ amount, upTo }) => [amount, upTo]);
}

describe('bondingCapacity', () => {
  it('counts half of the inventory and 80% of the securities as working capital', () => {
    const result = bondingCapacity(RULE, FIRM);

    expect(result.ok && result.value.lines).toEqual([
      { label: 'Current assets', amount: dollars(500_000) },
      { label: 'Less: inventory, 50% of it', amount: dollars(-50_000) },
      { label: 'Less: securities, 20% of them', amount: dollars(-10_000) },
      { label: 'Less: current liabilities', amount: dollars(-240_000) },
      { label: 'Working capital, as a surety counts it', amount: dollars(200_000) },
    ]);
  });

  it('limits one job by working capital and by the largest job, and all jobs by net worth', () => {
    expect(rangesOf(FIRM)).toEqual([
      [dollars(1_500_000), dollars(2_000_000)], // 1.5 and 2 times the largest job
      [dollars(3_000_000), dollars(4_000_000)], // 15 and 20 times working capital
    ]);
    expect(rangesOf({ ...FIRM, largestJob: dollars(5_000_000) })).toEqual([
      [dollars(1_600_000), dollars(2_400_000)], // 8 and 12 times working capital
      [dollars(3_000_000), dollars(4_000_000)],
    ]);
    expect(rangesOf({ ...FIRM, netWorth: dollars(120_000) })).toEqual([
      [dollars(1_200_000), dollars(1_200_000)], // one job is never more than all jobs
      [dollars(1_200_000), dollars(1_200_000)],
    ]);
  });

  it.each([
    ['no current assets', { currentAssets: undefined }, 'incomplete'],
    ['no current liabilities', { currentLiabilities: undefined }, 'incomplete'],
    ['no net worth', { netWorth: undefined }, 'incomplete'],
    ['no largest job', { largestJob: undefined }, 'incomplete'],
    [
      'liabilities of exactly the assets',
      { inventory: 0, securities: 0, currentLiabilities: dollars(500_000) },
      'no-working-capital',
    ],
    ['a net worth of 0', { netWorth: 0 }, 'no-net-worth'],
    ['a largest job of 0', { largestJob: 0 }, 'no-largest-job'],
  ] as const)('has no estimate with %s', (_, changes, code) => {
    expect(rangesOf({ ...FIRM, ...changes })).toBe(code);
  });

  it('treats missing inventory and securities as none', () => {
    const { inventory, securities, ...rest } = FIRM;

    expect(rangesOf(rest)).toEqual(rangesOf({ ...FIRM, inventory: 0, securities: 0 }));
    expect([inventory, securities]).not.toContain(undefined);
  });

  it('never falls when the firm is stronger, and keeps low, high, one and all in order', () => {
    const figure = fc.integer({ min: 1, max: dollars(1_000_000_000) });
    const firms = fc.record({
      currentAssets: figure,
      currentLiabilities: fc.constant(0),
      netWorth: figure,
      largestJob: figure,
    });

    fc.assert(
      fc.property(firms, figure, (firm, more) => {
        const before = (rangesOf(firm) as number[][]).flat();
        const [oneLow = 0, oneHigh = 0, allLow = 0, allHigh = 0] = before;
        expect(oneLow).toBeLessThanOrEqual(oneHigh);
        expect(allLow).toBeLessThanOrEqual(allHigh);
        expect(oneLow).toBeLessThanOrEqual(allLow);
        expect(oneHigh).toBeLessThanOrEqual(allHigh);
        before.forEach((amount) => expect(amount % dollars(1_000)).toBe(0));

        for (const part of ['currentAssets', 'netWorth', 'largestJob'] as const) {
          const after = (rangesOf({ ...firm, [part]: firm[part] + more }) as number[][]).flat();
          after.forEach((amount, index) =>
            expect(amount).toBeGreaterThanOrEqual(before[index] ?? 0),
          );
        }
      }),
    );
  });
});
