import { expect, it } from 'vitest';
import { companionFacts } from '~/domain/papers/companion-facts';
import { buildIssuedBond } from '../../../support/issued-bond';

const BOND = buildIssuedBond({
  bondType: 'performance-bond',
  bondName: 'Performance Bond',
  matter: { companion: 'payment-bond', project: 'Pier 4' },
  caption: 'Pier 4, with a payment bond',
  form: { payee: 'Harbor Authority' },
});

it('has the facts of the bond, in the form of the companion', () => {
  expect(companionFacts(BOND)).toEqual({
    ...BOND,
    bondType: 'payment-bond',
    bondName: 'Payment Bond',
    matter: { companion: 'performance-bond', project: 'Pier 4' },
    caption: 'Pier 4',
    form: undefined,
  });
});

it('is missing for a bond that is given alone', () => {
  expect(companionFacts({ ...BOND, matter: { companion: 'none' } })).toBeUndefined();
  expect(companionFacts({ ...BOND, matter: {} })).toBeUndefined();
});
