import { expect, it } from 'vitest';
import { closedDesk } from '~/domain/accounts/closed-desk';

it.each([
  [false, 'aal1', 'stranger'],
  [false, 'aal2', 'stranger'],
  [true, 'aal1', 'no-second-factor'],
  [true, 'aal2', 'session-over'],
] as const)('with a role: %s and a session at %s the reason is %s', (holdsRole, level, reason) => {
  expect(closedDesk(holdsRole, level)).toBe(reason);
});
