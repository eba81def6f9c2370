import { describe, expect, it } from 'vitest';
import { droppedJobs, onePerDay, wipHistory } from '~/domain/contractors/wip-history';
import { WIP_ROW } from '../../../support/line-account.ts';

const schedule = (asOf: string, ...estimates: [number: string, estimate: number][]) => ({
  id: asOf,
  asOf,
  rows: estimates.map(([number, estimate]) => ({ ...WIP_ROW, number, estimate })),
});

describe('the history of jobs', () => {
  it('has fade and billing of each job of the latest schedule, from schedule to schedule', () => {
    const [first, second] = wipHistory([
      schedule('2026-09-30', ['A', 100_000_000], ['B', 50_000_000]),
      schedule('2026-06-30', ['A', 98_000_000], ['gone', 1]),
      schedule('2026-03-31', ['B', 40_000_000]),
      schedule('2025-12-31', ['A', 95_000_000]),
    ]);

    expect(first).toMatchObject({ number: 'A', name: 'School', fade: -5_000_000 });
    expect(first?.moments.map(({ asOf, fade }) => [asOf, fade])).toEqual([
      ['2026-09-30', -2_000_000],
      ['2026-06-30', -3_000_000],
      ['2025-12-31', undefined],
    ]);
    expect(first?.moments[0]?.billing).toBe(-6_000_000);
    expect(second).toMatchObject({ number: 'B', fade: -10_000_000 });
    expect(second?.moments).toHaveLength(2);
  });

  it('takes the correction of a day that was corrected after an underwriter read it', () => {
    const [first, corrected, last] = ['2026-09-30', '2026-06-30', '2026-06-30'].map((day) =>
      schedule(day),
    );

    expect(onePerDay([first, corrected, last].flatMap((one) => one ?? []))).toEqual([
      first,
      corrected,
    ]);
  });

  it('names the jobs that left the schedule before they were complete', () => {
    const last = schedule('2026-06-30', ['A', 100_000_000], ['B', 50_000_000], ['C', 40_000_000]);

    expect(
      droppedJobs([schedule('2026-09-30', ['A', 100_000_000]), last]).map(({ number }) => number),
    ).toEqual(['B']); // C has cost all of its estimate
    expect(droppedJobs([last])).toEqual([]);
    expect(droppedJobs([])).toEqual([]);
  });

  it('is empty without a schedule', () => {
    expect(wipHistory([])).toEqual([]);
  });
});
