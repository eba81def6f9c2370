import { describe, expect, it } from 'vitest';
import { randomId, randomKey, randomToken } from '~/platform/random';

describe('random values', () => {
  it('include ids that are version 4 UUIDs', () => {
    expect(randomId()).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });

  it('include keys of 32 bytes: 43 characters that are safe in JSON and URLs, never the same', () => {
    const keys = Array.from({ length: 200 }, randomKey);

    for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('include tokens of 24 bytes: 32 characters that are safe in an address', () => {
    expect(randomToken()).toMatch(/^[A-Za-z0-9_-]{32}$/);
    expect(randomToken()).not.toBe(randomToken());
  });
});
