import { expect, test } from 'vitest';
import { readDesks } from '~/domain/dashboard/other-desks';

test('a name from the database counts only if it is a desk', () => {
  expect(readDesks(['contractor', 'harbor', 'attorney'])).toEqual(['attorney', 'contractor']);
  expect(readDesks([])).toEqual([]);
});
