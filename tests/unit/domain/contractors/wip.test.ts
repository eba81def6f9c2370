import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  jobPeriod,
  openTotals,
  profitOf,
  untiedTotals,
  WHOLE,
  overrunWords,
  wipFigures,
  wipTotals,
  type WipRow,
} from '~/domain/contractors/wip';
import { WIP_ROW } from '../../../support/line-account.ts';

const amount = fc.integer({ min: 0, max: 1e13 });

const row: fc.Arbitrary<WipRow> = fc.record({
  number: fc.string({ minLength: 1 }),
  name: fc.string(),
  owner: fc.string(),
  price: amount,
  estimate: amount,
  cost: amount,
  billed: amount,
  isBonded: fc.boolean(),
});

it.each([
  [{}, undefined],
  [{ start: '2026-03-01' }, 'From March 1, 2026'],
  [{ end: '2027-06-30' }, 'Until June 30, 2027'],
  [{ start: '2026-03-01', end: '2026-06-30' }, 'March 1 to June 30, 2026'],
])('says when a job runs, as far as the schedule does: %o', (days, words) => {
  expect(jobPeriod(days)).toBe(words);
});

describe('wipFigures', () => {
  it('is the usual arithmetic of a schedule', () => {
    expect(wipFigures(WIP_ROW, { ...WIP_ROW, estimate: 95_000_000 })).toEqual({
      complete: 4_000,
      earned: 44_000_000,
      earnedProfit: 4_000_000,
      billing: -6_000_000,
      toComplete: 60_000_000,
      fade: -5_000_000,
    });
  });

  it('earns nothing on a job without an estimate, and knows no fade of a new job', () => {
    expect(wipFigures({ ...WIP_ROW, estimate: 0 })).toEqual({
      complete: 0,
      earned: 0,
      earnedProfit: 0,
      billing: -50_000_000,
      toComplete: 0,
      fade: undefined,
    });
  });

  it('counts a job whose cost passed its estimate as complete', () => {
    const figures = wipFigures({ ...WIP_ROW, cost: WIP_ROW.estimate * 2 });

    expect(figures).toMatchObject({ complete: WHOLE, earned: WIP_ROW.price, toComplete: 0 });
  });

  it('is warned about then, and not before', () => {
    const over = { ...WIP_ROW, cost: WIP_ROW.estimate + 1 };

    expect(overrunWords([WIP_ROW, { ...WIP_ROW, cost: WIP_ROW.estimate }])).toBeUndefined();
    expect(overrunWords([WIP_ROW, over])).toMatch(
      /^Job W-1 has cost more than its estimated cost, so it counts as 100% complete\./,
    );
    expect(overrunWords([over, { ...over, number: 'W-2' }])).toMatch(/^Jobs W-1, W-2 have cost/);
  });

  it('earns a loss in proportion', () => {
    expect(wipFigures({ ...WIP_ROW, price: 90_000_000 }).earnedProfit).toBe(-4_000_000);
  });

  it('stays between nothing and the whole job, in whole cents', () => {
    fc.assert(
      fc.property(row, (job) => {
        const { complete, earned, earnedProfit, billing, toComplete } = wipFigures(job);

        expect(complete).toBeGreaterThanOrEqual(0);
        expect(complete).toBeLessThanOrEqual(WHOLE);
        expect(earned).toBeLessThanOrEqual(job.price);
        expect(Math.abs(earnedProfit)).toBeLessThanOrEqual(Math.abs(profitOf(job)));
        expect(billing + job.billed).toBe(earned);
        expect(toComplete).toBe(Math.max(0, job.estimate - job.cost));
        for (const cents of [complete, earned, earnedProfit, billing])
          expect(Number.isSafeInteger(cents)).toBe(true);
      }),
    );
  });

  it('never earns less after more cost', () => {
    fc.assert(
      fc.property(row, amount, (job, more) => {
        const later = { ...job, cost: job.cost + more };

        expect(wipFigures(later).earned).toBeGreaterThanOrEqual(wipFigures(job).earned);
      }),
    );
  });
});

describe('totals', () => {
  it('tie with themselves, and a changed cent does not', () => {
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const totals = wipTotals(rows);

        expect(untiedTotals(rows, totals)).toEqual([]);
        expect(untiedTotals(rows, { ...totals, cost: totals.cost + 1 })).toEqual([
          { column: 'cost', difference: 1 },
        ]);
      }),
    );
  });
});

it('adds up what is open: over-billing counts against under-billing, and a finished job has nothing to complete', () => {
  const job = { ...WIP_ROW, price: 1_000, estimate: 800, cost: 400, billed: 400 };

  expect(openTotals([job, { ...job, billed: 650 }, { ...job, cost: 900, billed: 1_000 }])).toEqual({
    billing: -50,
    toComplete: 800,
  });
  expect(openTotals([])).toEqual({ billing: 0, toComplete: 0 });
});
