import { fail, ok, type Result } from '~/domain/result';
import type { Db } from '../connection/db';
import { connectionFailure, type ConnectionFailure } from '../connection/connection';
import { withinTime } from '../connection/within-time';

/**
 * Reason that nothing was saved. 'not-saved': the database refused, for example after the caller's
 * role was removed.
 */
export type RecordFailure = 'not-saved' | 'session-ended' | ConnectionFailure;

/** An application, and the staff member it was assigned to when the caller loaded it. */
export type SeenAssignment = { id: string; holderId: string | undefined };

const UNAUTHORIZED = 401;

/** Postgres error code: the row exists. */
const UNIQUE_VIOLATION = '23505';

/**
 * Assign applications to a member of staff, or unassign them when `staffId` is undefined. Returns
 * the ids of the applications that changed. An application that somebody else took since the caller
 * loaded it stays assigned to them.
 */
export async function assignApplications(
  db: Db,
  seen: readonly SeenAssignment[],
  staffId: string | undefined,
): Promise<Result<string[], RecordFailure>> {
  const { data, error, status } = await withinTime(
    db.rpc('assign_applications', {
      wanted: seen.map(({ id, holderId }) => ({ id, seen: holderId ?? null })),
      // The generated type does not allow null, which unassigns the applications.
      to_staff: (staffId ?? null) as string,
    }),
  );
  if (error) return fail(toFailure(status));

  return ok(data as string[]);
}

/** A note for colleagues. Repeated calls with the same `requestId` add one note. */
export type WantedNote = { applicationId: string; note: string; requestId: string };

/** Add a note once. A note that arrived earlier, although its answer was lost, counts as added. */
export async function addApplicationNote(
  db: Db,
  { applicationId, note, requestId }: WantedNote,
): Promise<Result<undefined, RecordFailure>> {
  const { error, status } = await withinTime(
    db
      .from('application_notes')
      .insert({ application_id: applicationId, note, request_id: requestId }),
  );

  return !error || error.code === UNIQUE_VIOLATION ? ok(undefined) : fail(toFailure(status));
}

function toFailure(status: number): RecordFailure {
  if (status === 0) return connectionFailure();

  return status === UNAUTHORIZED ? 'session-ended' : 'not-saved';
}
