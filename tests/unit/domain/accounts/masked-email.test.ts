import { describe, expect, it } from 'vitest';
import { maskEmail } from '~/domain/accounts/masked-email';

describe('maskEmail', () => {
  it.each([
    ['nadia@example.com', 'n…@example.com'],
    ['n@example.com', 'n…@example.com'],
    ['"a@b"@example.com', '"…@example.com'],
    ['𝒳y@example.com', '𝒳…@example.com'],
    ['nobody', '…'],
    ['@example.com', '…'],
    ['', '…'],
  ])('shortens %s to %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });
});
