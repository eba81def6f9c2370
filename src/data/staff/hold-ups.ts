import { HOLD_UPS, type HoldUp } from '~/domain/issuing/hold-ups';
import { fail, ok, type Result } from '~/domain/result';
import type { Db } from '../connection/db';
import { type ConnectionFailure, loadFailure } from '../connection/connection';
import { withinTime } from '../connection/within-time';

/**
 * Load the reason that the bond of an application cannot be issued without staff. Undefined when it
 * can, and when the calling staff member did not open the application today.
 */
export async function loadHoldUp(
  db: Db,
  applicationId: string,
): Promise<Result<HoldUp | undefined, 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await withinTime(
    db.rpc('hold_up_of', { of_application: applicationId }),
  );
  if (error) return fail(loadFailure(status));

  return ok(HOLD_UPS.find((reason) => reason === data));
}
