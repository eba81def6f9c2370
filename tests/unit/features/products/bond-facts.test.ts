import { describe, expect, it } from 'vitest';
import type { BondSlug } from '~/domain/bonds/bond-types';
import { formatWholeMoney } from '~/domain/money';
import { bondFacts } from '~/features/products/bond-facts';
import { unneededIn } from '~/features/products/listed-bond';
import { NOTARY_PRICE } from '../../../support/notary-price.ts';
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
  it('show amount, our price, time and filer', () => {
    expect(factsOf('notary')).toEqual({
      Amount: '$500-$50,000 by\u00a0state',
      'Our price': expect.objectContaining({
        total: formatWholeMoney(NOTARY_PRICE.total),
        amount: '$10,000',
      }),
      Decision: 'Instant, except in Texas',
      'Who files': 'You',
    });
  });

  it('promise no instant decision when an underwriter always reviews', () => {
    expect(factsOf('executor-personal-representative')['Decision']).toBe('1 to 2 business days');
  });

  it('name the highest amount for instant issue, and the states whose office requires its own form', () => {
    expect(factsOf('auto-dealer')['Decision']).toBe(
      'Instant up to $50,000, except in Arizona, California, Florida, Michigan, Oregon, South Carolina, Texas, and Wisconsin',
    );
    expect(factsOf('erisa-fidelity')).toMatchObject({
      Decision: 'Instant up to $500,000',
      'Who files': 'Nobody: you keep it',
    });
  });
});

describe('unneededIn', () => {
  it('lists the states that do not require the bond', () => {
    const states = unneededIn(bond('notary').data).split(' ');

    expect(states).toHaveLength(13);
    expect(states).toContain('SC');
    expect(states).not.toContain('TX');
  });

  it('is empty when every state may require it', () => {
    expect(unneededIn(bond('bid-bond').data)).toBe('');
  });
});
