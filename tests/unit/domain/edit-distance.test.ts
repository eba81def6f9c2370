import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from '~/domain/edit-distance';

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

  it('takes the beginning of a word when that is all that was typed', () => {
    expect(editDistance('excut', 'executor', { isBegun: true })).toBe(1);
    expect(editDistance('exec', 'executor', { isBegun: true })).toBe(0);
    expect(editDistance('excut', 'executor')).toBe(3);
  });

  it.each([
    ['a word changed too much', 'motory', 'notary'],
    ['a word too long', 'notaries', 'notary'],
    ['a word too short', 'nota', 'notary'],
    ['a word that ends otherwise', 'notaxx', 'notary'],
  ])('gives up on %s', (_, typed, known) => {
    expect(editDistance(typed, known, { most: 1 })).toBe(Infinity);
  });

  it('counts as many edits as are allowed', () => {
    expect(editDistance('motory', 'notary', { most: 2 })).toBe(2);
  });

  it('is the same both ways, and never more than the longer word', () => {
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

  it('says the same with a limit that is kept, for whole words and beginnings', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, fc.boolean(), fc.nat(4), (typed, known, isBegun, most) => {
        const distance = editDistance(typed, known, { isBegun });
        const limited = editDistance(typed, known, { isBegun, most });

        expect(limited).toBe(distance > most ? Infinity : distance);
      }),
    );
  });
});
