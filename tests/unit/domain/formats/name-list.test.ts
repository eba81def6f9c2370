import { expect, it } from 'vitest';
import { listNames } from '../../../../src/domain/formats/name-list.ts';

it.each([
  { names: [], words: '' },
  { names: ['Ohio'], words: 'Ohio' },
  { names: ['Ohio', 'Texas'], words: 'Ohio and Texas' },
  { names: ['Iowa', 'Ohio', 'Texas'], words: 'Iowa, Ohio, and Texas' },
])('joins $names.length names', ({ names, words }) => {
  expect(listNames(names)).toBe(words);
  expect(listNames(names)).toBe(new Intl.ListFormat('en-US').format(names));
});
