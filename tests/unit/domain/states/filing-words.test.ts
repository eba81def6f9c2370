import { expect, it } from 'vitest';
import { FILING_METHODS } from '~/domain/states/filing';
import { filingMethodWords } from '~/domain/states/filing-words';

it('explains each filing method in words of its own', () => {
  const words = FILING_METHODS.map(filingMethodWords);

  expect(new Set(words).size).toBe(FILING_METHODS.length);
  expect(filingMethodWords('ORIGINAL')).toMatch(/signed in ink/);
});
