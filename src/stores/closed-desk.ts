import { withDb } from '~/data/connection/client';
import type { ConnectionFailure } from '~/data/connection/connection';
import { renewAssurance } from '~/data/auth/mfa';
import { holdsStaffRole } from '~/data/staff/staff-role';
import { readAssurance } from '~/domain/accounts/assurance';
import { closedDesk, type ClosedDesk } from '~/domain/accounts/closed-desk';
import { ok, type Result } from '~/domain/result';
import { readAccessToken } from '~/platform/session-storage';

/**
 * Find out why the staff pages show nothing. A session that ended on the server is renewed first.
 * If the renewal fails, the session ends here too. If its second factor was removed, the renewed
 * token says so.
 */
export async function findClosedDesk(): Promise<
  Result<ClosedDesk, 'load-failed' | ConnectionFailure>
> {
  const held = await withDb(holdsStaffRole);
  if (!held.ok) return held;
  const reason = () => closedDesk(held.value, readAssurance(readAccessToken() ?? ''));
  if (reason() !== 'session-over') return ok(reason());

  await withDb(async (db) => ok(await renewAssurance(db)));

  return ok(readAccessToken() === undefined ? 'session-over' : reason());
}
