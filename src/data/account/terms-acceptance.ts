import { fail, ok, type Result } from '~/domain/result';
import { connectionFailure, type ConnectionFailure } from '../connection/connection';
import type { Db } from '../connection/db';
import { withinTime } from '../connection/within-time';

/**
 * Record that the signed-in user accepts a version of the terms. A second record of the same
 * version changes nothing. The server fills in the time and the IP address.
 */
export async function acceptTerms(
  db: Db,
  { userId, version, userAgent }: { userId: string; version: string; userAgent: string },
): Promise<Result<undefined, 'not-recorded' | ConnectionFailure>> {
  const { error, status } = await withinTime(
    db
      .from('tos_acceptances')
      .upsert(
        { user_id: userId, version, user_agent: userAgent },
        { onConflict: 'user_id,version', ignoreDuplicates: true },
      ),
  );

  if (!error) return ok(undefined);

  return fail(status === 0 ? connectionFailure() : 'not-recorded');
}
