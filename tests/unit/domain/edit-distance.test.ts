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
