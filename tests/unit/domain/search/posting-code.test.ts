import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeNumbers, forEachNumber } from '~/domain/search/posting-code';

function decode(text: string): number[] {
  const numbers: number[] = [];
  forEachNumber(text, (number) => numbers.push(number));

  return numbers;
}

describe('encodeNumbers', () => {
  it.each([
    [[], ''],
    [[0], '0'],
    [[31], 'v'],
    [[32], 'w1'],
    [[1, 2, 34], '11w1'],
    [[20_000], 'wNj'],
  ])('writes %j as %j', (numbers, text) => {
    expect(encodeNumbers(numbers)).toBe(text);
  });

  it('is undone by forEachNumber, whatever the numbers', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat()), (numbers) => {
        const ascending = numbers.sort((a, b) => a - b);

        expect(decode(encodeNumbers(ascending))).toEqual(ascending);
      }),
    );
  });

  it('needs no sign that JSON or a line break would double', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat()), (numbers) => {
        expect(encodeNumbers(numbers.sort((a, b) => a - b))).toMatch(/^[\w-]*$/);
      }),
    );
  });
});
