import { fail, ok, type Result } from '~/domain/result';
import { type ConnectionFailure, loadFailure } from '../connection/connection';
import type { Db } from '../connection/db';
import { withinTime } from '../connection/within-time';

/** A submitted application with its stored answers. */
export type LatestApplication = {
  bondSlug: string;
  stateCode: string;
  /** ISO 8601, with a zone. */
  submittedAt: string;
  answers: unknown;
};

const TIMEOUT_MS = 5_000;

/** Find the application that a customer submitted last. Undefined when there is none. */
export async function findLatestApplication(
  db: Db,
  userId: string,
): Promise<Result<LatestApplication | undefined, 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await withinTime(
    db
      .from('applications')
      .select('bond_slug, state_code, submitted_at, answers')
      .eq('user_id', userId)
      .not('submitted_at', 'is', null)
      .order('submitted_at', { ascending: false })
      .limit(1),
    TIMEOUT_MS,
  );
  if (error) return fail(loadFailure(status));

  const [row] = data;

  return ok(
    row && {
      bondSlug: row.bond_slug ?? '',
      stateCode: row.state_code ?? '',
      submittedAt: row.submitted_at ?? '',
      answers: row.answers,
    },
  );
}
