import { describe, expect, it } from 'vitest';
import { findOverlaps } from '~/domain/rates/overlapping-plans';
import type { RatePlan } from '~/domain/rates/rate-plan';
import { ratePlan } from '../../../support/rate-plan';

const FIRST: Partial<RatePlan> = { id: 'first', effectiveFrom: '2026-01-01' };
const SECOND: Partial<RatePlan> = { id: 'second', effectiveFrom: '2027-01-01' };

const overlaps = (one: Partial<RatePlan>, other: Partial<RatePlan>) =>
  findOverlaps([ratePlan({ ...SECOND, ...other }), ratePlan({ ...FIRST, ...one })]);

describe('rate plans that overlap', () => {
  it('are found with the shared bond and state, and the day on which the earlier one should end', () => {
    const notary = { bonds: ['notary'], states: ['FL', 'GA'] } as const;

    expect(overlaps(notary, { bonds: ['auto-dealer', 'notary'], states: ['GA'] })).toEqual([
      {
        earlier: expect.objectContaining({ id: 'first' }),
        later: expect.objectContaining({ id: 'second' }),
        bond: 'notary',
        state: 'GA',
        from: '2027-01-01',
        endEarlier: '2026-12-31',
      },
    ]);
  });

  it('are found for plans of everything, and without an earlier day when both begin together', () => {
    expect(overlaps({}, { effectiveFrom: '2026-01-01' })).toMatchObject([
      { bond: 'all', state: 'all', from: '2026-01-01', endEarlier: undefined },
    ]);
  });

  it.each([
    ['that follow one another', { effectiveTo: '2026-12-31' }, {}],
    ['of which one fits more closely', {}, { states: ['FL'] }],
    ['of other bonds', { bonds: ['notary'] }, { bonds: ['auto-dealer'] }],
    ['of other states', { states: ['FL'] }, { states: ['GA'] }],
  ] as const)('are none for plans %s', (_, one, other) => {
    expect(overlaps(one, other)).toEqual([]);
  });
});
