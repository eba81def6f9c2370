import { describe, expect, it } from 'vitest';
import { groupToken } from '~/domain/bonds/verify-code';
import { readVerifyToken } from '~/domain/bonds/verify-token';

const TOKEN = 'Kp3vXq0aZ9b-LmT_7yWc2RdEfGh5NjUs';

describe('readVerifyToken', () => {
  it.each([
    ['the code alone', TOKEN],
    ['with blanks around it', ` ${TOKEN}\n`],
    ['the path of the page', `/verify/${TOKEN}`],
    ['the path with a slash at its end', `/verify/${TOKEN}/`],
    ['the end of a sentence', `(https://x.example/verify/${TOKEN}).`],
    ['the whole address', `https://marshlinesurety.example/verify/${TOKEN}`],
    ['groups of characters', TOKEN.replace(/(.{4})/g, '$1 ')],
    ['groups with hyphens between them', groupToken(TOKEN).replaceAll(' ', '-')],
    ['groups with dashes between them', groupToken(TOKEN).replaceAll(' ', ' \u2013 ')],
    ['a line that the paper broke', `${TOKEN.slice(0, 20)}\n${TOKEN.slice(20)}`],
    ['the word before the code', `Code: ${groupToken(TOKEN)}`],
    ['the footer of a paper', `Verify at x.example/verify  ·  code ${groupToken(TOKEN)}`],
    ['an en dash for a hyphen', TOKEN.replace('-', '\u2013')],
    ['a minus sign for a hyphen', TOKEN.replace('-', '\u2212')],
    ['an address that a mail program marked', `https://x.example/verify/${TOKEN}?utm=1#top`],
  ])('reads %s', (_, text) => {
    expect(readVerifyToken(text)).toBe(TOKEN);
  });

  it('keeps the hyphens of the code itself, also of a code in groups', () => {
    const code = [...TOKEN]
      .map((each, index) => (index % 5 === 4 && index < 25 ? '-' : each))
      .join('');

    expect(readVerifyToken(code)).toBe(code);
    expect(readVerifyToken(groupToken(code))).toBe(code);
    expect(readVerifyToken(groupToken(code).replaceAll(' ', '-'))).toBe(code);
  });

  it.each([
    ['the code', (code: string) => code],
    ['its groups', groupToken],
    [
      'its groups with en dashes between them',
      (code: string) => groupToken(code).replaceAll(' ', '\u2013'),
    ],
    [
      'the footer of a paper',
      (code: string) => `Verify at x.example/verify  ·  code ${groupToken(code)}`,
    ],
  ])('reads an em dash in %s as two hyphens', (_, write) => {
    const code = `Kp3vX--aZ9b-${TOKEN.slice(12)}`;

    expect(readVerifyToken(write(code).replace('--', '\u2014'))).toBe(code);
  });

  it('reads an em dash as one hyphen where that gives a token', () => {
    expect(readVerifyToken(TOKEN.replace('-', '\u2014'))).toBe(TOKEN);
  });

  it('keeps a group of the code that reads "code"', () => {
    const code = `AbCdcode${TOKEN.slice(8)}`;

    expect(readVerifyToken(groupToken(code))).toBe(code);
  });

  it.each([
    ['nothing', ''],
    ['31 characters', TOKEN.slice(1)],
    ['33 characters', `${TOKEN}x`],
    ['a bond number', 'MSB-27182818'],
    ['another sign among them', `${TOKEN.slice(1)}!`],
  ])('finds no token in %s', (_, text) => {
    expect(readVerifyToken(text)).toBeUndefined();
  });
});
