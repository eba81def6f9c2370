import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import { amountInWords, LARGEST_AMOUNT_IN_WORDS } from '~/domain/papers/amount-in-words';

const UNITS = 'zero one two three four five six seven eight nine'.split(' ');
const TEENS =
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Reads the words back with another algorithm: the oracle of the properties. */
function readWords(text: string): number {
  const [, words = '', cents = ''] = /^(.+) and (\d\d)\/100 dollars$/.exec(text) ?? [];
  let total = 0;
  let group = 0;
  for (const word of words.toLowerCase().split(/[ -]/)) {
    if (word === 'hundred') group *= 100;
    else if (word === 'thousand' || word === 'million') {
      total += group * (word === 'million' ? 1_000_000 : 1_000);
      group = 0;
    } else if (UNITS.includes(word)) group += UNITS.indexOf(word);
    else if (TEENS.includes(word)) group += 10 + TEENS.indexOf(word);
    else if (TENS.includes(word)) group += 10 * TENS.indexOf(word);
    else throw new Error(`Unknown word ${word}`);
  }

  return (total + group) * 100 + Number(cents);
}

const anyAmount = fc.integer({ min: 0, max: LARGEST_AMOUNT_IN_WORDS });

describe('amountInWords', () => {
  it.each([
    [0, 'Zero and 00/100 dollars'],
    [7, 'Zero and 07/100 dollars'],
    [100, 'One and 00/100 dollars'],
    [dollars(19), 'Nineteen and 00/100 dollars'],
    [dollars(20), 'Twenty and 00/100 dollars'],
    [dollars(21), 'Twenty-one and 00/100 dollars'],
    [dollars(100), 'One hundred and 00/100 dollars'],
    [dollars(110.5), 'One hundred ten and 50/100 dollars'],
    [dollars(999), 'Nine hundred ninety-nine and 00/100 dollars'],
    [dollars(1_000), 'One thousand and 00/100 dollars'],
    [dollars(10_000), 'Ten thousand and 00/100 dollars'],
    [dollars(75_000), 'Seventy-five thousand and 00/100 dollars'],
    [dollars(200_040), 'Two hundred thousand forty and 00/100 dollars'],
    [dollars(1_000_001), 'One million one and 00/100 dollars'],
    [dollars(100_000_000), 'One hundred million and 00/100 dollars'],
    [
      LARGEST_AMOUNT_IN_WORDS,
      'Nine hundred ninety-nine million nine hundred ninety-nine thousand nine hundred ninety-nine and 99/100 dollars',
    ],
  ])('writes %i cents as "%s"', (cents, words) => {
    expect(amountInWords(cents)).toBe(words);
  });

  it('matches the exact amount', () => {
    fc.assert(fc.property(anyAmount, (cents) => readWords(amountInWords(cents)) === cents));
  });

  it('is different for different amounts, and has only letters, hyphens and the fraction', () => {
    fc.assert(
      fc.property(anyAmount, anyAmount, (one, other) => {
        expect(amountInWords(one)).toMatch(/^[A-Z][a-z]+([ -][a-z]+)* and \d\d\/100 dollars$/);
        expect(amountInWords(one) === amountInWords(other)).toBe(one === other);
      }),
    );
  });

  it.each([
    ['a negative amount', -1],
    ['half a cent', 0.5],
    ['a billion dollars', LARGEST_AMOUNT_IN_WORDS + 1],
    ['no number', Number.NaN],
  ])('has no words for %s', (_, cents) => {
    expect(() => amountInWords(cents)).toThrow(RangeError);
  });
});
