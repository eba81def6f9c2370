import { fail, ok, type Result } from '~/domain/result';
import { type BindPartsCall, boundPartsSchema } from '~/domain/signing/bind-parts';
import { type MatterPart, matterPartsSchema } from '~/domain/signing/matter-part';
import { callFunction } from '../connection/call-function';
import { type ConnectionFailure, loadFailure } from '../connection/connection';
import type { Db } from '../connection/db';
import { LONG_TIMEOUT_MS, withinTime } from '../connection/within-time';

/** Load the people of a matter in the order of the principals. Empty for a user who may not change the matter. */
export async function loadMatterParts(
  db: Db,
  matterId: string,
): Promise<Result<MatterPart[], 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await withinTime(
    db.rpc('matter_parts', { of_matter: matterId }),
    LONG_TIMEOUT_MS,
  );
  if (error) return fail(loadFailure(status));

  const parts = matterPartsSchema.safeParse(data);

  return parts.success ? ok(parts.data ?? []) : fail('load-failed');
}

/**
 * Bind the signed parts of a matter to a quote in the account. The answer names the numbers that
 * are on file, and never contains one. Sending the same request again binds the parts that are
 * signed by then.
 */
export function bindSignedParts(db: Db, request: BindPartsCall) {
  return callFunction(db, 'bind-signed-parts', request, boundPartsSchema, ['not-found']);
}
