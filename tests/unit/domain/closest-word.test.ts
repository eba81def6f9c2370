import { describe, expect, it } from 'vitest';
import { closestWord, editDistance, isOneEditAway } from '~/domain/closest-word';
import fc from 'fast-check';

const CATEGORIES = ['probate', 'license-permit', 'contract', 'erisa', 'how-to'];

describe('closestWord', () => {
  it.each([
    ['a letter left out', 'probat', 'probate'],
    ['a letter too many', 'contracts', 'contract'],
    ['another letter', 'erista', 'erisa'],
    ['two letters swapped', 'porbate', 'probate'],
    ['capitals', 'ERISA', 'erisa'],
    ['spaces around it', ' how-to ', 'how-to'],
    ['a space for the hyphen', 'license permit', 'license-permit'],
  ])('finds the intended word for %s', (_, typed, expected) => {
    expect(closestWord(typed, CATEGORIES)).toBe(expected);
  });

  it('picks the closest of several', () => {
    expect(closestWord('bid-bons', ['bind-bonds', 'bid-bond', 'bird-bond'])).toBe('bid-bond');
  });

  it('finds no word when more than a third of the letters differ', () => {
    expect(closestWord('prxxate', ['probate'])).toBe('probate');
    expect(closestWord('pxxxate', ['probate'])).toBeUndefined();
  });

  it('allows one edit in the shortest words', () => {
    expect(closestWord('s', ['sc'])).toBe('sc');
    expect(closestWord('xy', ['sc'])).toBeUndefined();
  });

  it('finds no word in an empty list', () => {
    expect(closestWord('probate', [])).toBeUndefined();
  });

  it('finds every word itself', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1 }), (words) => {
        const trimmed = words.filter((word) => word === word.trim());
        const [first] = trimmed;
        if (first === undefined) return;

        expect(closestWord(first, trimmed)?.toLowerCase()).toBe(first.toLowerCase());
      }),
    );
  });
});

describe('editDistance', () => {
  it.each([
    ['notary', 'notary', 0],
    ['notery', 'notary', 1],
    ['consevator', 'conservator', 1],
    ['executtor', 'executor', 1],
    ['gaurdian', 'guardian', 1],
    ['excuter', 'executor', 2],
    ['', 'bond', 4],
    ['bond', '', 4],
  ])('from %j to %j is %d', (typed, known, distance) => {
    expect(editDistance(typed, known)).toBe(distance);
  });

  it('is symmetric, and at most the length of the longer word', () => {
    const word = fc.string({ maxLength: 12 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = editDistance(a, b);

        expect(distance).toBe(editDistance(b, a));
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(distance === 0).toBe(a === b);
      }),
    );
  });
});

describe('isOneEditAway', () => {
  it('is true if and only if the edit distance is 1', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 6 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(isOneEditAway(a, b)).toBe(editDistance(a, b) === 1);
      }),
      { numRuns: 2_000 },
    );
  });
});
