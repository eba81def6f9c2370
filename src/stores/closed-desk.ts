import { withDb } from '~/data/client';
import type { ConnectionFailure } from '~/data/connection';
import { renewAssurance } from '~/data/mfa';
import { holdsStaffRole } from '~/data/staff-standing';
import { readAssurance } from '~/domain/accounts/assurance';
import { closedDesk, type ClosedDesk } from '~/domain/accounts/closed-desk';
import { ok, type Result } from '~/domain/result';
import { readAccessToken } from '~/platform/session-storage';

/**
 * Find out why the pages of staff show nothing. A session that ended on the server is renewed first: where that fails,
 * it ends here too, and where its second factor was removed, its token says so then.
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
