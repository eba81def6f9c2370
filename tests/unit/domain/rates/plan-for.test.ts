import { describe, expect, it } from 'vitest';
import { planFor } from '~/domain/rates/plan-for';
import { stampOf } from '~/domain/rates/rate-plan';
import { ratePlan } from '../../../support/rate-plan';

const SALE = { bondType: 'notary', stateCode: 'TX', on: '2026-06-01' } as const;
const STANDARD = ratePlan({ id: 'standard' });
const TEXAS = ratePlan({ id: 'texas', states: ['TX'] });
const NOTARIES = ratePlan({ id: 'notaries', bonds: ['notary'] });
const BOTH = ratePlan({ id: 'texas-notaries', bonds: ['notary'], states: ['TX'] });

describe('the plan for a sale', () => {
  it.each([
    ['bond and state', [STANDARD, TEXAS, NOTARIES, BOTH], BOTH],
    ['the bond', [STANDARD, TEXAS, NOTARIES], NOTARIES],
    ['the state', [STANDARD, TEXAS], TEXAS],
    ['nothing', [STANDARD], STANDARD],
  ])('is the closest: the one that names %s', (_, plans, expected) => {
    expect(planFor(plans, SALE)).toBe(expected);
    expect(planFor(plans.toReversed(), SALE)).toBe(expected);
  });

  it('is never one for another bond or another state', () => {
    const others = [
      ratePlan({ id: 'ohio', states: ['OH'] }),
      ratePlan({ id: 'dealers', bonds: ['auto-dealer'] }),
    ];

    expect(planFor([...others, STANDARD], SALE)).toBe(STANDARD);
  });

  it('is in effect on the day, from its first day to its last', () => {
    const old = ratePlan({ id: 'old', effectiveTo: '2026-05-31' });
    const next = ratePlan({ id: 'next', effectiveFrom: '2026-06-01' });
    const idOn = (on: string) => planFor([old, next], { ...SALE, on }).id;

    expect(idOn('2026-01-01')).toBe('old');
    expect(idOn('2026-05-31')).toBe('old');
    expect(idOn('2026-06-01')).toBe('next');
  });

  it('is the later of two equally close ones', () => {
    const later = ratePlan({ id: 'later', effectiveFrom: '2026-03-01' });

    expect(planFor([STANDARD, later], SALE)).toBe(later);
    expect(planFor([later, STANDARD], SALE)).toBe(later);
  });

  it('is a plan for all states before a state is chosen', () => {
    const sale = { ...SALE, stateCode: undefined };

    expect(planFor([TEXAS, BOTH, STANDARD], sale)).toBe(STANDARD);
    expect(() => planFor([TEXAS], sale)).toThrow('for notary in all states on 2026-06-01');
  });

  it('throws where no plan applies', () => {
    expect(() => planFor([TEXAS], { ...SALE, stateCode: 'OH' })).toThrow(
      '[rates] No rate plan for notary in OH on 2026-06-01',
    );
  });
});

it('stamps a price with the id and version of its plan', () => {
  expect(stampOf(ratePlan({ id: 'standard', version: 3 }))).toEqual({ id: 'standard', version: 3 });
});
