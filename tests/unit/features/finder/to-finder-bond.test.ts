import { describe, expect, it } from 'vitest';
import { toFinderBond } from '~/features/finder/to-finder-bond';

const NOTARY = {
  id: 'notary',
  data: {
    name: 'Notary Bond',
    category: 'license',
    description: 'A notary public files this bond.',
    defaultAmountLabel: '$10,000',
    averageCost: '$50-100',
    aliases: ['notary-public'],
    obligeeHint: 'The state, as your commission papers name it.',
    supportedStates: ['AL', 'SC', 'TX'],
    states: { AL: { amount: 5_000_000 }, SC: { required: false }, TX: { required: true } },
  },
} satisfies Parameters<typeof toFinderBond>[0];

describe('toFinderBond', () => {
  it('takes what the card shows', () => {
    expect(toFinderBond(NOTARY)).toMatchObject({
      slug: 'notary',
      name: 'Notary Bond',
      amountLabel: '$10,000',
      averageCost: '$50-100',
      supportedStates: ['AL', 'SC', 'TX'],
    });
  });

  it('keeps the amount a state fixes and that it asks for no such bond, nothing else', () => {
    expect(toFinderBond(NOTARY).stateRules).toEqual({
      AL: { amount: 5_000_000 },
      SC: { isNotRequired: true },
    });
  });

  it('can be searched by another name and by who asks for it', () => {
    expect(toFinderBond(NOTARY).keywords).toContain('notary-public');
    expect(toFinderBond(NOTARY).keywords).toContain('commission papers');
  });
});
