import { describe, expect, it } from 'vitest';
import type { BondSlug } from '~/domain/bonds/bond-types';
import { bondFacts } from '~/features/products/bond-facts';
import { unneededIn } from '~/features/products/listed-bond';
import { readBonds } from '../../../tools/catalogue/read-content.ts';

const bonds = readBonds();

function bond(slug: BondSlug) {
  const found = bonds.find(({ id }) => id === slug);
  if (!found) throw new Error(`No bond ${slug}`);

  return found;
}

const factsOf = (slug: BondSlug) =>
  Object.fromEntries(bondFacts(bond(slug)).map(({ label, value }) => [label, value]));

describe('bondFacts', () => {
  it('say how much, what it costs, how fast and who files', () => {
    expect(factsOf('notary')).toEqual({
      Amount: '$500-$50,000 by\u00a0state',
      'Usually costs': '$50-100',
      Decision: 'At once',
      'Who files': 'You',
    });
  });

  it('promise no instant decision where an underwriter always reads', () => {
    expect(factsOf('executor-personal-representative')['Decision']).toBe('1-2 business days');
  });

  it('name the amount up to which a bond is issued at once', () => {
    expect(factsOf('erisa-fidelity')).toMatchObject({
      Decision: 'At once up to $500,000',
      'Who files': 'Nobody: you keep it',
    });
  });
});

describe('unneededIn', () => {
  it('lists the states that ask for no such bond', () => {
    const states = unneededIn(bond('notary').data).split(' ');

    expect(states).toHaveLength(13);
    expect(states).toContain('SC');
    expect(states).not.toContain('TX');
  });

  it('is empty where every state may ask', () => {
    expect(unneededIn(bond('bid-bond').data)).toBe('');
  });
});
