import { describe, expect, it } from 'vitest';
import { codeAt, stepOfCode } from '../../../supabase/local/auth/factors/totp';

describe('codes', () => {
  // RFC 6238, appendix B: the SHA-1 values. An app shows the last six of their eight digits.
  const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
  ])('match the standard at second %d', (second, code) => {
    expect(codeAt(SECRET, new Date(second * 1000))).toBe(code);
  });

  it.each([
    ['the present one', 0, true],
    ['the one before', -30, true],
    ['the one after', 30, true],
    ['two before', -60, false],
    ['two after', 60, false],
  ])('are valid: %s', (_, seconds, isRight) => {
    const now = new Date(1_700_000_000_000);
    const code = codeAt(SECRET, new Date(now.getTime() + seconds * 1000));

    expect(stepOfCode(SECRET, code, now) !== undefined).toBe(isRight);
  });

  it.each(['', '12345', '1234567', 'abcdef', '28708２'])('need six digits, not "%s"', (code) => {
    expect(stepOfCode(SECRET, code, new Date(59_000))).toBeUndefined();
  });
});
