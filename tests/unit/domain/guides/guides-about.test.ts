import { describe, expect, it } from 'vitest';
import { guidesForBond, guidesForState } from '~/domain/guides/guides-about';
import type { BondSlug } from '~/domain/bonds/bond-types';
import type { StateCode } from '~/domain/us-states';

function forBonds(id: string, relatedProducts: BondSlug[]) {
  return { id, data: { relatedProducts } };
}

function forStates(id: string, states: StateCode[], relatedStates: StateCode[] = []) {
  return { id, data: { states, relatedStates } };
}

const idsOf = (guides: readonly { id: string }[]) => guides.map(({ id }) => id);

describe('guidesForBond', () => {
  it('finds the guides that link to the bond, by the position of the first mention', () => {
    const guides = [
      forBonds('second', ['trustee', 'notary']),
      forBonds('other', ['trustee']),
      forBonds('first', ['notary', 'trustee']),
    ];

    expect(idsOf(guidesForBond(guides, 'notary'))).toEqual(['first', 'second']);
  });

  it('keeps the given order among equals', () => {
    const guides = [forBonds('b', ['notary']), forBonds('a', ['notary'])];

    expect(idsOf(guidesForBond(guides, 'notary'))).toEqual(['b', 'a']);
  });
});

describe('guidesForState', () => {
  const guides = [
    forStates('general', []),
    forStates('names it second', [], ['NC', 'SC']),
    forStates('for others', ['NC', 'GA']),
    forStates('names it first', [], ['SC']),
    forStates('written for it', ['GA', 'SC']),
    forStates('for others that compare with it', ['NC'], ['GA', 'TX', 'SC']),
  ];

  it('puts the guides that name the state first, by position', () => {
    expect(idsOf(guidesForState(guides, 'SC').naming)).toEqual([
      'names it first',
      'written for it',
      'names it second',
      'for others that compare with it',
    ]);
  });

  it('adds the guides for every state that do not name it, and no guides for other states', () => {
    expect(idsOf(guidesForState(guides, 'SC').general)).toEqual(['general']);
    expect(idsOf(guidesForState(guides, 'WI').general)).toEqual([
      'general',
      'names it second',
      'names it first',
    ]);
    expect(guidesForState(guides, 'WI').naming).toEqual([]);
  });
});
