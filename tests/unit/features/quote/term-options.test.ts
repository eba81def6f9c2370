import { expect, it } from 'vitest';
import { termOptions } from '~/features/quote/steps/term-options';
import { buildBond } from '../../domain/support/builders';

it('names the one term of a bid bond in words that fit the field', () => {
  const bid = buildBond({ slug: 'bid-bond', terms: [1] });

  expect(termOptions(bid, 'SC')).toEqual([{ value: '1', label: 'For one bid' }]);
});
