import { describe, expect, it } from 'vitest';
import {
  ATTEMPT_WAITS_MINUTES,
  MAX_ATTEMPTS,
  retryAfterSeconds,
} from '~/domain/issuing/issuing-attempts';

describe('another attempt to issue a bond', () => {
  it('happens ten times in total, after waits that never get shorter', () => {
    expect(MAX_ATTEMPTS).toBe(10);
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
