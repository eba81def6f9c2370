import { fc } from '../../../support/property-seed';
import { describe, expect, it } from 'vitest';
import { fieldPaths, fillIn, holdSameAnswers } from '~/features/quote/form-values';

const BLANK = { name: '', address: { street: '', city: '' }, term: '1' };

describe('the initial values of a form', () => {
  it('are the stored texts', () => {
    const kept = { name: 'Ada', address: { street: '12 Tide Street', city: 'Austin' }, term: '4' };

    expect(fillIn(BLANK, kept)).toEqual(kept);
  });

  it('are proposals without stored values', () => {
    expect(fillIn(BLANK, { name: 'Ada', term: '' })).toEqual({ ...BLANK, name: 'Ada' });
  });

  it('have an entry of a list for each stored one, and none otherwise', () => {
    const blank = { partners: [{ name: '', type: 'llc' }] };

    expect(fillIn(blank, { partners: [{ name: 'Lowe' }, null, { type: 7 }] })).toEqual({
      partners: [{ name: 'Lowe', type: 'llc' }, ...Array(2).fill({ name: '', type: 'llc' })],
    });
    expect(fillIn(blank, { partners: 'Lowe' })).toEqual({ partners: [] });
    expect(fillIn({ partners: [] }, { partners: [{ name: 'Lowe' }] })).toEqual({ partners: [] });
  });

  it('have the shape of the form and hold texts, for any stored values', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (kept) => {
        const values = fillIn(BLANK, kept);

        expect(fieldPaths(values)).toEqual(fieldPaths(BLANK));
      }),
    );
  });
});

describe('the order of the fields', () => {
  it('is that of the blank form', () => {
    expect(fieldPaths(BLANK)).toEqual(['name', 'address.street', 'address.city', 'term']);
  });
});

describe('two sets of values', () => {
  it('are equal when one spells out its empty answers', () => {
    expect(holdSameAnswers({ name: 'Ada', ssn: '' }, { name: 'Ada' })).toBe(true);
    expect(holdSameAnswers({ name: '' }, undefined)).toBe(true);
    expect(holdSameAnswers({ partners: [] }, {})).toBe(true);
  });

  it('differ when one answer does', () => {
    expect(holdSameAnswers({ name: 'Ada' }, { name: 'Eda' })).toBe(false);
    expect(holdSameAnswers({ name: 'Ada' }, { name: '' })).toBe(false);
    expect(holdSameAnswers({ partners: [{ name: '' }] }, { partners: [] })).toBe(false);
  });
});
