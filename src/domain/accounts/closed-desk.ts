import type { AssuranceLevel } from './assurance.ts';

/**
 * Why the pages of staff show nothing: the person has no role, has a role and no second factor, or has both in a
 * session that the server does not count any more.
 */
export type ClosedDesk = 'stranger' | 'no-second-factor' | 'session-over';

/** Why the pages of staff show nothing to somebody, by the role they hold and the level of their session. */
export function closedDesk(holdsRole: boolean, level: AssuranceLevel): ClosedDesk {
  if (!holdsRole) return 'stranger';

  return level === 'aal1' ? 'no-second-factor' : 'session-over';
}
