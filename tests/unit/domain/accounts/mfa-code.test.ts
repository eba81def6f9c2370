import { describe, expect, it } from 'vitest';
import { codeDigits, isCompleteCode } from '~/domain/accounts/mfa-code';

describe('codeDigits', () => {
  it.each([
    ['123 456', '123456'],
    ['12a3', '123'],
    ['1234567', '123456'],
    ['', ''],
  ])('keeps at most six digits of %j', (typed, digits) => {
    expect(codeDigits(typed)).toBe(digits);
  });
});

describe('isCompleteCode', () => {
  it.each([
    ['123456', true],
    ['12345', false],
    ['1234567', false],
    ['12345a', false],
  ])('answers %j with %s', (code, isComplete) => {
    expect(isCompleteCode(code)).toBe(isComplete);
  });
});
