import { fail, ok, type Result } from '~/domain/result';
import type { Db } from './client';
import { connectionFailure, type ConnectionFailure } from './connection';

/** Why nothing was kept. 'not-saved': the database refused, as it does when a role has been taken away. */
export type RecordFailure = 'not-saved' | 'session-ended' | ConnectionFailure;

/** An application, and who had it when the caller looked. */
export type SeenAssignment = { id: string; holderId: string | undefined };

const TIMEOUT_MS = 10_000;

const UNAUTHORIZED = 401;

/**
 * Give applications to a member of the staff, or put them back, and say which of them were given: one that somebody
 * else took since the caller looked stays where it is.
 */
export async function assignApplications(
  db: Db,
  seen: readonly SeenAssignment[],
  staffId: string | undefined,
): Promise<Result<string[], RecordFailure>> {
  const { data, error, status } = await db
    .rpc('assign_applications', {
      wanted: seen.map(({ id, holderId }) => ({ id, seen: holderId ?? null })),
      // The generated type knows no null, which puts them back.
      to_staff: (staffId ?? null) as string,
    })
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS));
  if (error) return fail(toFailure(status));

  return ok(data as string[]);
}

/** Add a note for the colleagues. Not idempotent: after a lost answer it may be there. */
export async function addApplicationNote(
  db: Db,
  applicationId: string,
  note: string,
): Promise<Result<undefined, RecordFailure>> {
  const { error, status } = await db
    .from('application_notes')
    .insert({ application_id: applicationId, note })
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS));

  return error ? fail(toFailure(status)) : ok(undefined);
}

function toFailure(status: number): RecordFailure {
  if (status === 0) return connectionFailure();

  return status === UNAUTHORIZED ? 'session-ended' : 'not-saved';
}
