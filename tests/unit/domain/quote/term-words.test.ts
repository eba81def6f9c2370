import { expect, it } from 'vitest';
import { termWords } from '~/domain/quote/term-words';

it.each([
  [1, '1 year'],
  [2, '2 years'],
  [11, '11 years'],
])('writes a term of %i in words', (years, words) => {
  expect(termWords(years)).toBe(words);
});
