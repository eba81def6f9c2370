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

it.each([
  ['JBSWY3DPEHPK3PXP', 'JBSW Y3DP EHPK 3PXP'],
  ['JBSWY3', 'JBSW Y3'],
  ['', ''],
])('writes the secret %j as %j', (secret, grouped) => {
  expect(groupSecret(secret)).toBe(grouped);
});
