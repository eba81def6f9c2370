import { expect, it } from 'vitest';
import { isSameName } from '~/domain/renewals/same-name';
import { OTHER_NAMES, SAME_NAMES } from '../../../support/spelled-names';

it.each(SAME_NAMES)('%s: does not change the name', (_, one, other) => {
  expect(isSameName(one, other)).toBe(true);
});

it.each(OTHER_NAMES)('%s: changes the name', (_, one, other) => {
  expect(isSameName(one, other)).toBe(false);
});
