import { describe, expect, it } from 'vitest';
import {
  makeRecoveryCodes,
  readRecoveryCode,
  RECOVERY_CODE_COUNT,
  recoveryCodeRequestSchema,
} from '~/domain/accounts/recovery-code';

const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));

describe('makeRecoveryCodes', () => {
  it('creates ten different codes that it reads back unchanged', () => {
    const codes = makeRecoveryCodes(random);

    expect(new Set(codes).size).toBe(RECOVERY_CODE_COUNT);
    for (const code of codes) {
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
      expect(readRecoveryCode(code)).toBe(code);
    }
  });

  it('creates another code when the bytes repeat', () => {
    let call = 0;
    const bytes = (length: number) => new Uint8Array(length).fill(Math.floor(call++ / 2));

    expect(new Set(makeRecoveryCodes(bytes)).size).toBe(RECOVERY_CODE_COUNT);
  });

  it('uses each of the 32 characters equally often', () => {
    let next = 0;
    const bytes = (length: number) => Uint8Array.from({ length }, () => next++ % 256);
    const text = Array.from({ length: 128 }, () => makeRecoveryCodes(bytes))
      .flat()
      .join('')
      .replaceAll('-', '');
    const counts = new Map<string, number>();
    for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);

    expect(counts.size).toBe(32);
    expect(new Set(counts.values()).size).toBe(1);
  });
});

describe('readRecoveryCode', () => {
  it.each([
    ['as it was made', 'K7Q2M-9XWRT'],
    ['in small letters', 'k7q2m-9xwrt'],
    ['without a dash', 'K7Q2M9XWRT'],
    ['with blanks', '  K7Q2M 9XWRT\n'],
    ['with a long dash', 'K7Q2M–9XWRT'],
    ['with blanks everywhere', 'K 7 Q 2 M - 9 X W R T'],
    ['with an invisible character from a copied page', 'K7Q2M\u200B-9XWRT'],
  ])('reads a code %s', (_, text) => {
    expect(readRecoveryCode(text)).toBe('K7Q2M-9XWRT');
  });

  it.each([
    ['OIL00-00000', '01100-00000'],
    ['oil00-00000', '01100-00000'],
  ])('reads %s as the original digits', (text, code) => {
    expect(readRecoveryCode(text)).toBe(code);
  });

  it.each([
    '',
    'K7Q2M-9XWR',
    'K7Q2M-9XWRTT',
    'K7Q2M-9XWRU',
    'K7Q2M-9XWR!',
    '123456',
    'K7Q2M-9XWRＴ',
  ])('refuses "%s"', (text) => {
    expect(readRecoveryCode(text)).toBeUndefined();
  });
});

describe('the body of use-recovery-code', () => {
  it('accepts a text of up to a hundred characters', () => {
    expect(recoveryCodeRequestSchema.safeParse({ code: 'x'.repeat(100) }).success).toBe(true);
    expect(recoveryCodeRequestSchema.safeParse({ code: 'x'.repeat(101) }).success).toBe(false);
    expect(recoveryCodeRequestSchema.safeParse({ code: 1 }).success).toBe(false);
  });
});
