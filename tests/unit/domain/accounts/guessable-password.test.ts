import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { isGuessable } from '~/domain/accounts/guessable-password';
import { COMMON_PASSWORDS_FILE, toCommonPasswordsFile } from '../../../tools/common-passwords';

const OWNER = ['nadia.okafor@tidewater.example', 'Nadia', 'Okafor', 'Bo', ''];

describe('isGuessable', () => {
  it.each([
    'Password123',
    'PASSWORD123',
    '!!Password123!!',
    'Qwerty12345',
    '1qaz2wsX3edc',
    'Password2026!',
    '123Michael!',
    'Marshline2026',
    'Surety123!x',
    'MarshlineSurety1',
  ])('recognizes a common password: %s', (password) => {
    expect(isGuessable(password)).toBe(true);
  });

  it.each([
    'Nadia2026!',
    'Okafor12345',
    'Nadia.Okafor1',
    'Nadia.Okafor@tidewater.example1A',
    'Tidewater1!',
  ])("recognizes the owner's data in %s", (password) => {
    expect(isGuessable(password, OWNER)).toBe(true);
    expect(isGuessable(password)).toBe(false);
  });

  it.each([
    'Correct horse 1 battery staple!',
    'Password of a 9 lives cat',
    'Michael-rows-7-boats',
    'Nadia keeps 3 geese',
    '73920184756',
    'Bo7!xkRq2vT',
    '',
  ])('accepts %s', (password) => {
    expect(isGuessable(password, OWNER)).toBe(false);
  });
});

describe('the list of common passwords', () => {
  it('matches the package (npm run passwords updates it)', async () => {
    expect(await readFile(COMMON_PASSWORDS_FILE, 'utf8')).toBe(await toCommonPasswordsFile());
  });
});
