import { describe, expect, it } from 'vitest';
import { ATTEMPT_WAITS_MINUTES, retryAfterSeconds } from '~/domain/issuing/issuing-attempts';

describe('another attempt to issue a bond', () => {
  it('comes after waits that never get shorter', () => {
    expect(ATTEMPT_WAITS_MINUTES).toEqual(ATTEMPT_WAITS_MINUTES.toSorted((a, b) => a - b));
  });

  it.each([
    [1, 120],
    [4, 480],
    [9, 3600],
  ])('after %i failed attempts comes after %i seconds', (attempts, seconds) => {
    expect(retryAfterSeconds(attempts)).toBe(seconds);
  });

  it('does not happen after the tenth', () => {
    expect(retryAfterSeconds(10)).toBeUndefined();
  });
});
