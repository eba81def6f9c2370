import { describe, expect, it } from 'vitest';
import {
  bondTermWords,
  firstTermWords,
  lastDayOfPartTerm,
  termWords,
} from '~/domain/quote/term-words';

it.each([
  [1, '1 year'],
  [2, '2 years'],
  [11, '11 years'],
])('writes a term of %i in words', (years, words) => {
  expect(termWords(years)).toBe(words);
});

it('writes the end of its bid as the term of a bid bond', () => {
  expect(bondTermWords('bid-bond', 1)).toBe(
    'Until the bid is rejected or the contract is signed and bonded',
  );
  expect(bondTermWords('notary', 4)).toBe('4 years');
});

describe('a first term', () => {
  const STARTS = { effectiveDate: '2027-01-04' };

  it.each([
    ['the same year', { termYears: 1, endsOn: '2027-07-01' }, 'January 4 to June 30, 2027'],
    ['another year', { termYears: 4, endsOn: '2029-07-01' }, 'January 4, 2027 to June 30, 2029'],
    ['the anniversary', { termYears: 4, endsOn: '2031-01-04' }, '4 years'],
    [
      'the end of the bid',
      { termYears: 1, endsOn: '2028-01-04', ending: 'at-award' },
      'Until the bid is rejected or the contract is signed and bonded',
    ],
    ['a day that was not stored', { termYears: 1 }, '1 year'],
  ] as const)('that ends in %s', (_, term, words) => {
    expect(firstTermWords({ ...STARTS, ...term })).toBe(words);
  });

  it('has a last day of its own only if it is not whole years', () => {
    const lastDay = (endsOn: string) => lastDayOfPartTerm({ ...STARTS, termYears: 1, endsOn });

    expect(lastDay('2027-07-01')).toBe('2027-06-30');
    expect(lastDay('2028-01-04')).toBeUndefined();
  });
});
