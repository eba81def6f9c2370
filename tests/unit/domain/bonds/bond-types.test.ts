import { describe, expect, it } from 'vitest';
import {
  BOND_CATEGORIES,
  BOND_SLUGS,
  documentTypeLabel,
  endsAtAward,
  parseBondSlug,
} from '~/domain/bonds/bond-types';

it('keeps the fourteen bonds of the first catalogue in their order, whatever was added', () => {
  const first =
    'executor-personal-representative administrator guardian-conservator trustee appeal-supersedeas notary ' +
    'auto-dealer contractor-license freight-broker-bmc-84 bid-bond performance-bond payment-bond ' +
    'erisa-fidelity employee-dishonesty';

  expect(BOND_SLUGS.filter((slug) => first.split(' ').includes(slug)).join(' ')).toBe(first);
  expect(BOND_CATEGORIES.join(' ')).toBe('court license contract fidelity');
});

describe('parseBondSlug', () => {
  it.each(BOND_SLUGS)('recognizes %s', (slug) => {
    expect(parseBondSlug(slug)).toBe(slug);
  });

  it.each([
    ['notary-public', 'notary'],
    [' Notary-Public ', 'notary'],
    ['BID-BOND', 'bid-bond'],
  ])('reads %j', (text, slug) => {
    expect(parseBondSlug(text)).toBe(slug);
  });

  it.each(['', 'bail', 'notary bond'])('refuses %j', (text) => {
    expect(parseBondSlug(text)).toBeUndefined();
  });
});

it('ends with its bid only for a bid bond, and not for an unknown bond', () => {
  expect([...BOND_SLUGS, 'unknown'].filter(endsAtAward)).toEqual(['bid-bond']);
});

it('labels a document of the type `other` by the name that its bond gives it', () => {
  expect(documentTypeLabel('other', 'Trust instrument')).toBe('Trust instrument');
  expect(documentTypeLabel('tax_returns', 'Trust instrument')).toBe('Tax returns');
});
