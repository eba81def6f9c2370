import { expect, it } from 'vitest';
import { isMailExpired } from '~/domain/accounts/mailed-link';

it.each([
  ['10 minutes after', 600_000, false],
  ['a moment later', 600_001, true],
  ['before, by a clock that was set back,', -1, false],
])('a mail %s its request counts as expired: %#', (_, age, isExpired) => {
  const requestedAt = Date.UTC(2026, 10, 23, 9);

  expect(isMailExpired(requestedAt, new Date(requestedAt + age))).toBe(isExpired);
});
