import { describe, expect, it } from 'vitest';
import {
  blanksIn,
  fillForm,
  isKnownBlank,
  matterKeyOf,
  principalWords,
} from '~/domain/papers/form-blanks';
import { buildBlankWords } from '../../../support/bond-form.ts';

const words = buildBlankWords({ decedent: 'Mary Ann Smith' });

describe('blanksIn', () => {
  it('lists the blanks of a text in order, known or not', () => {
    expect(blanksIn('{principal} owes {obligee} a {cake}.')).toEqual([
      'principal',
      'obligee',
      'cake',
    ]);
  });

  it('finds no blanks in plain text', () => {
    expect(blanksIn('Know all persons.')).toEqual([]);
  });
});

describe('fillForm', () => {
  it('marks the filled-in values', () => {
    expect(fillForm('{principal} is bound to {obligee}.', words)).toEqual([
      { text: '<principal>', isFilled: true },
      { text: ' is bound to ', isFilled: false },
      { text: '<obligee>', isFilled: true },
      { text: '.', isFilled: false },
    ]);
  });

  it('ends a sentence with one period after a name with a period', () => {
    const named = { ...words, principal: 'Ada Marsh Jr.' };

    expect(fillForm('It names {principal}. It binds {principal}, and no other.', named)).toEqual([
      { text: 'It names ', isFilled: false },
      { text: 'Ada Marsh Jr.', isFilled: true },
      { text: ' It binds ', isFilled: false },
      { text: 'Ada Marsh Jr.', isFilled: true },
      { text: ', and no other.', isFilled: false },
    ]);
  });

  it('leaves out empty values', () => {
    expect(fillForm('To {expiryDate}', { ...words, expiryDate: '' })).toEqual([
      { text: 'To ', isFilled: false },
    ]);
  });

  it('does not fill blanks inside a name', () => {
    expect(fillForm('{principal}', { ...words, principal: '{obligee}' })).toEqual([
      { text: '{obligee}', isFilled: true },
    ]);
  });

  it('prints a field of the matter, and nothing for a missing one', () => {
    expect(fillForm('{matter.decedent} {matter.court}', words)).toEqual([
      { text: 'Mary Ann Smith', isFilled: true },
      { text: ' ', isFilled: false },
    ]);
  });

  it('refuses an unknown blank', () => {
    expect(() => fillForm('The {cake} is a lie.', words)).toThrow('Nothing fills the blank {cake}');
  });
});

describe('a blank', () => {
  it.each([
    ['principal', true],
    ['matter.decedent', true],
    ['matter.', false],
    ['decedent', false],
  ])('{%s} is known: %s', (blank, isKnown) => {
    expect(isKnownBlank(blank)).toBe(isKnown);
  });

  it('of the matter names its field', () => {
    expect(matterKeyOf('matter.caseNumber')).toBe('caseNumber');
    expect(matterKeyOf('caption')).toBeUndefined();
  });
});

describe('principalWords', () => {
  it('speaks of one principal or of several, in the print of the text around it', () => {
    const text = '{principal}, {asPrincipal}{togetherCalled}, is bound.';
    const fill = (count: number) =>
      fillForm(text, { ...words, ...principalWords(count) }).map((piece) => piece.text);

    expect(fill(1).join('')).toBe('<principal>, as principal, is bound.');
    expect(fill(2).join('')).toBe(
      '<principal>, as principals, together called the principal, is bound.',
    );
    expect(fillForm('{asPrincipal}', words)).toEqual([{ text: 'as principal', isFilled: false }]);
  });
});
