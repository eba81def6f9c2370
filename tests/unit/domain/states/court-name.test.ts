import { expect, it } from 'vitest';
import { shortCourtName } from '~/domain/states/court-name';

it.each([
  ['Probate Court', 'Probate Court'],
  ['Superior Court, probate', 'Superior Court'],
  ['District Court; in Denver, the Denver Probate Court', 'District Court'],
])('shortens %s to %s', (name, short) => {
  expect(shortCourtName(name)).toBe(short);
});
