import { describe, expect, it } from 'vitest';
import { blanksIn, fillForm, FORM_BLANKS, type BlankWords } from '~/domain/papers/bond-form';

const words = Object.fromEntries(FORM_BLANKS.map((name) => [name, `<${name}>`])) as BlankWords;

describe('blanksIn', () => {
  it('lists the blanks of a text in their order, known or not', () => {
    expect(blanksIn('{principal} owes {obligee} a {cake}.')).toEqual([
      'principal',
      'obligee',
      'cake',
    ]);
  });

  it('finds none in plain words', () => {
    expect(blanksIn('Know all persons.')).toEqual([]);
  });
});

describe('fillForm', () => {
  it('sets apart what was filled in', () => {
    expect(fillForm('{principal} is bound to {obligee}.', words)).toEqual([
      { text: '<principal>', isFilled: true },
      { text: ' is bound to ', isFilled: false },
      { text: '<obligee>', isFilled: true },
      { text: '.', isFilled: false },
    ]);
  });

  it('leaves out what is empty', () => {
    expect(fillForm('To {expiryDate}', { ...words, expiryDate: '' })).toEqual([
      { text: 'To ', isFilled: false },
    ]);
  });

  it('does not fill blanks that a name brings along', () => {
    expect(fillForm('{principal}', { ...words, principal: '{obligee}' })).toEqual([
      { text: '{obligee}', isFilled: true },
    ]);
  });

  it('refuses a blank nobody knows', () => {
    expect(() => fillForm('The {cake} is a lie.', words)).toThrow('Nothing fills the blank {cake}');
  });
});
