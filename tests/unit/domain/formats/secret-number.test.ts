import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsSecretNumber } from '~/domain/formats/secret-number';
import {
  shortestTime,
  TEDIOUS_PARTS,
  tediousText,
  TEXTS_WITH_SECRET_NUMBERS,
  TEXTS_WITHOUT_SECRET_NUMBERS,
} from '../../../support/secret-numbers';

it.each(TEXTS_WITH_SECRET_NUMBERS)('%s must not stay readable', (_, text) => {
  expect(holdsSecretNumber(text)).toBe(true);
});

it.each(TEXTS_WITHOUT_SECRET_NUMBERS)('%s may stay readable', (_, text) => {
  expect(holdsSecretNumber(text)).toBe(false);
});

const separators = fc
  .array(fc.constantFrom(' ', '-', '.', '/', '_', '(', ')', '\u2013', '\u200b', '\n'), {
    minLength: 2,
    maxLength: 40,
  })
  .map((signs) => signs.join(''));

it.each([['219098765'], ['4242424242424242'], ['378282246310005']])(
  '%s is found with any number of separators between its digits',
  (digits) => {
    fc.assert(
      fc.property(
        fc.array(fc.option(separators, { nil: '' }), {
          minLength: digits.length - 1,
          maxLength: digits.length - 1,
        }),
        (between) => {
          const written = [...digits].map((digit, place) => digit + (between[place] ?? ''));

          return holdsSecretNumber(`See ${written.join('')}, please`);
        },
      ),
    );
  },
);

describe('a text of blanks, dashes and digits', () => {
  it.each(TEDIOUS_PARTS)('takes time proportional to its length: %j', async (part) => {
    const timeOf = (length: number) => {
      const text = tediousText(part, length);

      return shortestTime(() => holdsSecretNumber(text));
    };
    await timeOf(4_000); // compiles the patterns

    const short = await timeOf(4_000);
    const long = await timeOf(64_000);

    // A text 16 times as long takes 16 times as long. With a backtracking pattern it takes 256 times as long, which is
    // seconds. Below a millisecond a busy machine decides the time, so a shorter time counts as one.
    expect(long).toBeLessThan(Math.max(short, 1) * 100);
  });
});
