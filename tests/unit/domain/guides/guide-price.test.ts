import { describe, expect, it } from 'vitest';
import {
  findGuidePriceProblem,
  guidePriceWords,
  toGuidePrice,
  type GuidePriceAttributes,
} from '~/domain/guides/guide-price';
import { ratePlan, tieredPlan } from '../../../support/rate-plan';

const ON = '2026-11-23';
const words = (attributes: Partial<GuidePriceAttributes>, plans = [tieredPlan()]) =>
  guidePriceWords(plans, toGuidePrice({ bond: 'notary', amount: '250000', ...attributes }), ON);

describe('a price in a guide', () => {
  it.each([
    [{}, '$3,585'],
    [{ credit: 'no' }, '$4,935'],
    [{ credit: 'yes', part: 'total' }, '$3,585'],
    [{ amount: '237500' }, '$3,410.04'],
    [{ amount: '237500', part: 'premium' }, '$3,088'],
    [{ amount: '237500', part: 'taxes' }, '$247.04'],
    [{ part: 'fees' }, '$75'],
    [{ part: 'rate' }, '1.3%'],
    [{ part: 'rate', credit: 'no' }, '1.8%'],
    [{ amount: '100000', part: 'rate' }, '1.5%'],
    [{ amount: '87500', part: 'rate' }, '1.5%'],
    [{ amount: '150000', part: 'sum' }, '$1,950 premium + $75 processing fee + $156 tax = $2,181'],
  ])('%j is %s under a plan with tiers', (attributes, expected) => {
    expect(words(attributes)).toBe(expected);
  });

  it('names the charges of the state, and leaves out charges of nothing', () => {
    const plan = ratePlan({
      states: ['FL'],
      premium: { flat: 5_000, roundTo: 'dollar' },
      fees: [{ name: 'Filing fee', amount: 1_000, states: ['FL'] }],
      taxes: [{ name: 'Tax', rate: 0 }],
    });

    expect(words({ state: 'fl', part: 'sum' }, [plan])).toBe('$50 premium + $10 filing fee = $60');
  });

  it('gives the share of the amount where the plan has no rate of its own', () => {
    const flat = ratePlan({ premium: { flat: 5_000, roundTo: 'dollar' } });
    const marginal = ratePlan({
      premium: {
        tiers: [{ upTo: 10_000_000, rate: 20_000 }, { rate: 10_000 }],
        isMarginal: true,
        roundTo: 'dollar',
      },
    });

    expect(words({ amount: '10000', part: 'rate' }, [flat])).toBe('about 0.50%');
    expect(words({ amount: '300000', part: 'rate' }, [marginal])).toBe('about 1.33%');
    expect(words({ part: 'rate', credit: 'no' }, [ratePlan()])).toBe('1.5%');
  });

  it('follows the term of a plan by year', () => {
    const plan = ratePlan({
      premium: { tiers: [{ rate: 10_000 }], yearDiscounts: [0], roundTo: 'dollar' },
    });

    expect(words({ amount: '10000', years: '4', part: 'premium' }, [plan])).toBe('$400');
  });

  it.each([
    ['bond', 'pet', 'write one of executor-personal-representative'],
    ['amount', '10,000', 'write whole dollars without commas'],
    ['amount', '0', 'write whole dollars without commas'],
    ['state', 'SC', 'write a state in two small letters'],
    ['credit', 'maybe', 'write yes, or no'],
    ['years', '1.5', 'write the term in whole years'],
    ['part', 'all', 'write one of total, premium, fees, taxes, rate, sum'],
  ] as const)('refuses %s="%s" and says what to write', (attribute, value, remedy) => {
    expect(findGuidePriceProblem(attribute, value)).toContain(remedy);
    expect(() => words({ [attribute]: value })).toThrow(remedy);
  });
});
