import type { AssuranceLevel } from './assurance.ts';

/**
 * Reason that the staff pages show nothing. 'stranger': the person has no role. 'no-second-factor':
 * the session verified no second factor. 'session-over': both are in order, but the server no
 * longer accepts the session.
 */
export type ClosedDesk = 'stranger' | 'no-second-factor' | 'session-over';

/**
 * The reason that the staff pages show nothing, from the person's role and the level of the
 * session.
 */
export function closedDesk(holdsRole: boolean, level: AssuranceLevel): ClosedDesk {
  if (!holdsRole) return 'stranger';

  return level === 'aal1' ? 'no-second-factor' : 'session-over';
}
