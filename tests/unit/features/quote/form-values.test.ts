import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldPaths, fillIn, holdSameAnswers } from '~/features/quote/form-values';

const BLANK = { name: '', address: { street: '', city: '' }, term: '1' };

describe('the values a form opens with', () => {
  it('are the texts that were kept', () => {
    const kept = { name: 'Ada', address: { street: '12 Tide Street', city: 'Austin' }, term: '4' };

    expect(fillIn(BLANK, kept)).toEqual(kept);
  });

  it('propose where nothing was kept', () => {
    expect(fillIn(BLANK, { name: 'Ada', term: '' })).toEqual({ ...BLANK, name: 'Ada' });
  });

  it('have the shape of the form and hold texts, whatever was kept', () => {
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
  it('hold the same answers when one spells out what is empty', () => {
    expect(holdSameAnswers({ name: 'Ada', ssn: '' }, { name: 'Ada' })).toBe(true);
    expect(holdSameAnswers({ name: '' }, undefined)).toBe(true);
  });

  it('differ when one answer does', () => {
    expect(holdSameAnswers({ name: 'Ada' }, { name: 'Eda' })).toBe(false);
    expect(holdSameAnswers({ name: 'Ada' }, { name: '' })).toBe(false);
  });
});
