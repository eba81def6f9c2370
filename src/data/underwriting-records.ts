import { fail, ok, type Result } from '~/domain/result';
import type { Db } from './client';
import { connectionFailure, type ConnectionFailure } from './connection';

/** Why nothing was kept. 'not-saved': the database refused, as it does when a role has been taken away. */
export type RecordFailure = 'not-saved' | 'session-ended' | ConnectionFailure;

/** An application, and who had it when the caller looked. */
export type SeenAssignment = { id: string; holderId: string | undefined };

const TIMEOUT_MS = 10_000;

const UNAUTHORIZED = 401;

/** Postgres: there is such a row already. */
const UNIQUE_VIOLATION = '23505';

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

/** A note for the colleagues. `requestId` makes it the same note however often it is sent. */
export type WantedNote = { applicationId: string; note: string; requestId: string };

/** Add a note, once: one that arrived before, while its answer got lost, is as good as added. */
export async function addApplicationNote(
  db: Db,
  { applicationId, note, requestId }: WantedNote,
): Promise<Result<undefined, RecordFailure>> {
  const { error, status } = await db
    .from('application_notes')
    .insert({ application_id: applicationId, note, request_id: requestId })
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS));

  return !error || error.code === UNIQUE_VIOLATION ? ok(undefined) : fail(toFailure(status));
}

function toFailure(status: number): RecordFailure {
  if (status === 0) return connectionFailure();

  return status === UNAUTHORIZED ? 'session-ended' : 'not-saved';
}
