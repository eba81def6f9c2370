import { describe, expect, it } from 'vitest';
import { missedGoals } from '../../performance/bench/goals.ts';

const lighthouse = (rows: (string | number)[][]) =>
  missedGoals({
    title: 'Lighthouse, mobile, median of 3',
    head: ['page', 'Performance', 'LCP s', 'TBT ms', 'CLS'],
    rows,
  });

describe('the goals of the bench', () => {
  it('name the cell that misses one, its figure and the goal', () => {
    expect(lighthouse([['/legal/terms', 99, '1.36', 101, '0.001']])).toEqual([
      'Lighthouse, /legal/terms: Performance is 99, the goal is at least 100',
      'Lighthouse, /legal/terms: LCP s is 1.36, the goal is at most 1.35',
      'Lighthouse, /legal/terms: TBT ms is 101, the goal is at most 100',
      'Lighthouse, /legal/terms: CLS is 0.001, the goal is at most 0',
    ]);
  });

  it('are kept by a figure on the goal', () => {
    expect(lighthouse([['/legal/terms', 100, '1.35', 100, '0.000']])).toEqual([]);
  });

  it('are lower for pages with an application', () => {
    expect(lighthouse([['/quote', 99, '2.10', 100, 0]])).toEqual([]);
    expect(lighthouse([['/quote', 98, '2.10', 100, 0]])).toHaveLength(1);
  });

  it('count a missing figure as missed', () => {
    expect(lighthouse([['/quote', '-', '2.10', 100, 0]])).toEqual([
      'Lighthouse, /quote: Performance is -, the goal is at least 99',
    ]);
  });

  it('say nothing about a table without goals', () => {
    const bytes = { title: 'Bytes of the first load', head: ['page', 'CSS'], rows: [['/', 999]] };

    expect(missedGoals(bytes)).toEqual([]);
  });
});
