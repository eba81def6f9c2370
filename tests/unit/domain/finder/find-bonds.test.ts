import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOND_CATEGORIES } from '~/domain/bonds/bond-types';
import { findBonds, indexBonds } from '~/domain/finder/find-bonds';
import { NO_FILTERS, type FinderFilters } from '~/domain/finder/filters';
import { STATE_CODES } from '~/domain/us-states';
import { buildFinderBond, FINDER_BONDS } from './finder-bonds';

const searchable = indexBonds(FINDER_BONDS);
const slugs = (filters: Partial<FinderFilters>) =>
  findBonds(searchable, { ...NO_FILTERS, ...filters }).bonds.map(({ slug }) => slug);

const NOTARY = 'notary';
const EXECUTOR = 'executor-personal-representative';
const FREIGHT = 'freight-broker-bmc-84';

describe('findBonds', () => {
  it('returns every bond in order without filters', () => {
    expect(slugs({})).toEqual([EXECUTOR, NOTARY, FREIGHT]);
  });

  it('returns the bonds sold in the state', () => {
    expect(slugs({ state: 'SC' })).toEqual([EXECUTOR, NOTARY]);
    expect(slugs({ state: 'HI' })).toEqual([]);
  });

  it('keeps a bond that the state does not require', () => {
    expect(slugs({ state: 'SC' })).toContain(NOTARY);
  });

  it('returns the bonds of the category', () => {
    expect(slugs({ category: 'license' })).toEqual([NOTARY, FREIGHT]);
  });

  it.each([
    ['part of a name', 'freig', [FREIGHT]],
    ['another case', 'NOTARY', [NOTARY]],
    ['a name without its hyphen', 'bmc84', [FREIGHT]],
    ['a name with a blank for its hyphen', 'bmc 84', [FREIGHT]],
    ['a word of the description', 'heirs', [EXECUTOR]],
    ['a keyword', 'probate', [EXECUTOR]],
    ['words in any order', 'broker freight', [FREIGHT]],
    ['plurals', 'notaries', [NOTARY]],
    ['only small words', 'for the', [EXECUTOR, NOTARY, FREIGHT]],
    ['accents', 'nótary', [NOTARY]],
    ['a short word with an s', 'as', []],
    ['nothing but signs', '?!', [EXECUTOR, NOTARY, FREIGHT]],
    ['a word nobody has', 'boat', []],
    ['the beginning of a small word', 'executor thi', [EXECUTOR]],
    ['a bond although nobody has the other word', 'executor thi ', [EXECUTOR]],
    ['nothing for an unknown word and one that every bond has', 'zeppelin bond', []],
    ['a bond although its first word is unknown', 'used notary', [NOTARY]],
  ])('finds %s', (_, query, expected) => {
    expect(slugs({ query })).toEqual(expected);
  });

  it('takes a short word that names a bond for a whole word, not for the beginning of another', () => {
    const dealer = buildFinderBond({ slug: 'auto-dealer', name: 'Auto Dealer Bond' });
    const carriers = buildFinderBond({ slug: 'payment-bond', description: 'Paid to carriers.' });
    const bonds = indexBonds([carriers, dealer]);

    expect(findBonds(bonds, { query: 'used car' }).bonds).toEqual([dealer]);
    expect(findBonds(bonds, { query: 'carr' }).bonds).toEqual([carriers]);
  });

  it('finds a phrase with small words when every other word matches', () => {
    expect(slugs({ query: 'I need a bond for the heirs' })).toEqual([EXECUTOR]);
  });

  it('reads the state and the amount of a search', () => {
    const { bonds, ...sought } = findBonds(searchable, { query: 'notary texas 10k' });

    expect(bonds.map(({ slug }) => slug)).toEqual([NOTARY]);
    expect(sought).toEqual({ state: 'TX', amount: 1_000_000 });
    expect(slugs({ query: 'freight broker SC' })).toEqual([]);
  });

  it('prefers a chosen state to a typed one', () => {
    expect(findBonds(searchable, { state: 'TX', query: 'notary' }).state).toBe('TX');
    expect(findBonds(searchable, { state: 'SC', query: 'notary texas' })).toMatchObject({
      bonds: [{ slug: NOTARY }],
      state: 'SC',
    });
  });

  it('finds bonds with one of two words only if none has both', () => {
    expect(slugs({ query: 'freight notary' }).toSorted()).toEqual([FREIGHT, NOTARY]);
    expect(slugs({ query: 'freight broker' })).toEqual([FREIGHT]);
  });

  it('ranks matching names before descriptions', () => {
    const mention = buildFinderBond({ slug: 'bid-bond', name: 'Bid Bond', keywords: 'payment' });
    const named = buildFinderBond({ slug: 'payment-bond', name: 'Payment Bond' });

    expect(findBonds(indexBonds([mention, named]), { query: 'payment' }).bonds).toEqual([
      named,
      mention,
    ]);
  });

  const filtersArbitrary = fc.record(
    {
      state: fc.constantFrom(...STATE_CODES),
      category: fc.constantFrom(...BOND_CATEGORIES),
      query: fc.oneof(fc.string(), fc.constantFrom('bond', 'notary', 'freight broker', 'court')),
    },
    { requiredKeys: ['query'] },
  );

  it('never invents or repeats a bond, and never finds more with an additional filter', () => {
    fc.assert(
      fc.property(filtersArbitrary, (filters) => {
        const found = findBonds(searchable, filters).bonds;
        const wider = findBonds(searchable, { query: filters.query }).bonds;

        expect(new Set(found).size).toBe(found.length);
        expect(wider).toEqual(expect.arrayContaining(found));
        for (const bond of found) expect(FINDER_BONDS).toContain(bond);
      }),
    );
  });

  it('finds each bond by its own name', () => {
    for (const bond of FINDER_BONDS) {
      expect(findBonds(searchable, { query: bond.name }).bonds[0]).toBe(bond);
    }
  });
});
