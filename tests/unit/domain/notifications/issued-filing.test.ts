import { expect, it } from 'vitest';
import { beforeStart } from '~/domain/bonds/before-start';
import { readLetter } from '~/domain/notifications/read-letter';
import { LETTER_DATA } from '../../../support/letter-data.ts';

const wordsOf = (facts: object) =>
  JSON.stringify(readLetter('issued', { ...LETTER_DATA.issued, ...facts })?.parts);

it('says before which day to file an issued bond, as the dashboard does', () => {
  const day = '2028-02-29';

  expect(wordsOf({ fileBefore: day })).toContain(`It must be signed and filed${beforeStart(day)}.`);
});

it.each([{}, { term: 2 }])('names no day to file without one: %o', (facts) => {
  expect(wordsOf(facts)).not.toContain('before the bond starts');
});
