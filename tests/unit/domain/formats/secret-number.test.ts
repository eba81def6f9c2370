import { expect, it } from 'vitest';
import { holdsSecretNumber } from '~/domain/formats/secret-number';
import {
  TEXTS_WITH_SECRET_NUMBERS,
  TEXTS_WITHOUT_SECRET_NUMBERS,
} from '../../../support/secret-numbers';

it.each(TEXTS_WITH_SECRET_NUMBERS)('%s is not kept readable', (_, text) => {
  expect(holdsSecretNumber(text)).toBe(true);
});

it.each(TEXTS_WITHOUT_SECRET_NUMBERS)('%s is', (_, text) => {
  expect(holdsSecretNumber(text)).toBe(false);
});
