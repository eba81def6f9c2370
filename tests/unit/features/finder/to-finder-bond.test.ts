import { describe, expect, it } from 'vitest';
import { toFinderBond } from '~/features/finder/to-finder-bond';

const NOTARY = {
  id: 'notary',
  data: {
    name: 'Notary Bond',
    category: 'license',
    description: 'A notary public files this bond.',
    defaultAmountLabel: '$10,000',
    limits: { min: 50_000, max: 2_500_000 },
    averageCost: '$50-100',
    averageCostScope: 'for the whole commission',
    aliases: ['notary-public'],
    obligeeHint: 'The state, as your commission papers name it.',
    supportedStates: ['AL', 'SC', 'TX'],
    states: { AL: { amount: 5_000_000 }, SC: { required: false }, TX: { required: true } },
  },
} satisfies Parameters<typeof toFinderBond>[0];

const PRICES = { usual: { amount: 1_000_000, total: 23_700 }, byState: {} };

describe('toFinderBond', () => {
  it('says for how long our price is, beside a market price of a year', () => {
    const dealer = {
      ...NOTARY,
      data: { ...NOTARY.data, averageCost: '1-3%', averageCostScope: 'a year' },
    };

    expect(toFinderBond(dealer, PRICES, 4).marketWords).toBe(
      '1-3% a year; our price is for up to 4 years',
    );
    expect(toFinderBond(dealer, PRICES, 1).marketWords).toBe('1-3% a year');
  });

  it('keeps the values of the card', () => {
    expect(toFinderBond(NOTARY, PRICES, 4)).toMatchObject({
      slug: 'notary',
      name: 'Notary Bond',
      amountLabel: '$10,000',
      prices: PRICES,
      limits: { min: 50_000, max: 2_500_000 },
      marketWords: '$50-100 for the whole commission',
      supportedStates: ['AL', 'SC', 'TX'],
    });
  });

  it("keeps a state's fixed amount and missing requirement, and nothing else of the state", () => {
    expect(toFinderBond(NOTARY, PRICES, 4).stateRules).toEqual({
      AL: { amount: 5_000_000 },
      SC: { isNotRequired: true },
    });
  });

  it('is found by another name and by its obligee', () => {
    expect(toFinderBond(NOTARY, PRICES, 4).keywords).toContain('notary-public');
    expect(toFinderBond(NOTARY, PRICES, 4).keywords).toContain('commission papers');
  });
});
