import { describe, expect, it } from 'vitest';
import { codeDigits, groupSecret, isCompleteCode } from '~/domain/accounts/authenticator';

describe('codeDigits', () => {
  it.each([
    ['123 456', '123456'],
    ['12a3', '123'],
    ['1234567', '123456'],
    ['', ''],
  ])('keeps at most six digits of %j', (typed, digits) => {
    expect(codeDigits(typed)).toBe(digits);
  });

  it('keeps as many digits as asked for', () => {
    expect(codeDigits('Code: 12345-67 890 1', 10)).toBe('1234567890');
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

  it('counts as many digits as asked for', () => {
    expect(isCompleteCode('1234567890', 10)).toBe(true);
    expect(isCompleteCode('123456', 10)).toBe(false);
  });
});

it.each([
  ['JBSWY3DPEHPK3PXP', 'JBSW Y3DP EHPK 3PXP'],
  ['JBSWY3', 'JBSW Y3'],
  ['', ''],
])('writes the secret %j as %j', (secret, grouped) => {
  expect(groupSecret(secret)).toBe(grouped);
});
