import { describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import { priceMark, shownPrice } from '~/domain/quote/shown-price';

describe('a price of ours on a page', () => {
  it('has its total, its amount and what it is computed from', () => {
    const { mark, ...words } = shownPrice(
      { bondType: 'notary', stateCode: 'TX' },
      { amount: dollars(10_000), total: dollars(237) },
    );

    expect(words).toEqual({ total: '$237', amount: '$10,000' });
    expect(JSON.parse(mark)).toEqual({
      bondType: 'notary',
      stateCode: 'TX',
      amount: 1_000_000,
      creditCheck: 'authorized',
      termYears: 1,
      part: 'total',
    });
  });

  it('can be a price before a state is chosen', () => {
    expect(JSON.parse(priceMark({ bondType: 'notary' }, 100))).not.toHaveProperty('stateCode');
  });
});
