import { describe, expect, it } from 'vitest';
import { retryAfterSeconds } from '~/domain/notifications/delivery';

describe('a mail that was not delivered', () => {
  it.each([
    [1, 60],
    [2, 300],
    [3, 900],
    [4, 3_600],
    [7, 86_400],
  ])('waits after attempt %i for %i seconds', (attempts, seconds) => {
    expect(retryAfterSeconds(attempts)).toBe(seconds);
  });

  it('is given up after 8 attempts', () => {
    expect(retryAfterSeconds(7)).toBeDefined();
    expect(retryAfterSeconds(8)).toBeUndefined();
  });
});
