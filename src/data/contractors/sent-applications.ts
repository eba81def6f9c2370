import type { SentStatus } from '~/domain/contractors/bond-progress';
import { fail, ok, type Result } from '~/domain/result';
import type { Db } from '../connection/db';

const TIMEOUT_MS = 15_000;

/** The statuses of the user's own sent applications among these ids. Drafts and unknown ids are left out. */
export async function loadSentApplications(
  db: Db,
  ids: readonly string[],
): Promise<Result<Map<string, SentStatus>, 'load-failed'>> {
  const { data, error } = await db
    .from('applications')
    .select('id, status')
    .in('id', ids)
    .neq('status', 'draft')
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
    .retry(false)
    .overrideTypes<{ id: string; status: SentStatus }[], { merge: false }>();

  return error ? fail('load-failed') : ok(new Map(data.map(({ id, status }) => [id, status])));
}
