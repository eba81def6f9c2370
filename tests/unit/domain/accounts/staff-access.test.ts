import { describe, expect, it } from 'vitest';
import { isRecentChallenge } from '~/domain/accounts/staff-access';

const NOW = new Date('2026-11-29T12:00:00Z');

describe('isRecentChallenge', () => {
  it.each([
    ['a code of this moment', '2026-11-29T12:00:00Z', true],
    ['a code ten minutes old', '2026-11-29T11:50:00Z', true],
    ['an older code', '2026-11-29T11:49:59.999Z', false],
  ])('accepts codes up to ten minutes old: %s', (_, at, isRecent) => {
    expect(isRecentChallenge(new Date(at), NOW)).toBe(isRecent);
  });

  it('refuses a session that verified no code', () => {
    expect(isRecentChallenge(undefined, NOW)).toBe(false);
  });
});
