import { fail, ok, type Result } from '~/domain/result';
import type { Db } from './client';
import { connectionFailure, type ConnectionFailure } from './connection';
import type { Json } from './database.types';

/** A draft as its row has it. */
export type StoredDraft = { id: string; revision: number; answers: unknown };

/** A draft to be kept; bond and state stand beside the answers so that lists can name them. */
export type DraftToStore = {
  id: string;
  revision: number;
  bondSlug: string | undefined;
  stateCode: string | undefined;
  answers: Record<string, unknown>;
};

/** Postgres: the stored answers are as new or newer (private.guard_application). */
const SERIALIZATION_FAILURE = '40001';

/** Postgres: a row of this id is there, and is not a draft of this customer. */
const UNIQUE_VIOLATION = '23505';

/**
 * Keep a draft in the account of the signed-in customer. 'stale': another device kept a newer one; 'not-open': it was
 * submitted or belongs to somebody else.
 */
export async function saveApplicationDraft(
  db: Db,
  { id, revision, bondSlug, stateCode, answers }: DraftToStore,
): Promise<Result<undefined, 'stale' | 'not-open' | 'not-saved' | ConnectionFailure>> {
  const columns = {
    revision,
    bond_slug: bondSlug ?? null,
    state_code: stateCode ?? null,
    answers: answers as NonNullable<Json>,
  };
  const updated = await db.from('applications').update(columns).eq('id', id).select('id');
  if (updated.error?.code === SERIALIZATION_FAILURE) return fail('stale');
  if (updated.error) return fail(updated.status === 0 ? connectionFailure() : 'not-saved');
  if (updated.data.length > 0) return ok(undefined);

  const { error, status } = await db.from('applications').insert({ id, ...columns });
  if (!error) return ok(undefined);
  if (error.code === UNIQUE_VIOLATION) return fail('not-open');

  return fail(status === 0 ? connectionFailure() : 'not-saved');
}

/** The draft with this id, or the one changed last; undefined where the customer has none. */
export async function findApplicationDraft(
  db: Db,
  id?: string,
): Promise<Result<StoredDraft | undefined, 'load-failed' | ConnectionFailure>> {
  const drafts = db.from('applications').select('id, revision, answers').eq('status', 'draft');
  const { data, error, status } = await (id ? drafts.eq('id', id) : drafts)
    .order('updated_at', { ascending: false })
    .limit(1)
    .maybeSingle();
  if (error) return fail(status === 0 ? connectionFailure() : 'load-failed');

  return ok(data ?? undefined);
}

/** Throw a draft of the signed-in customer away. Nothing happens where there is none, or it was submitted. */
export async function discardApplicationDraft(
  db: Db,
  id: string,
): Promise<Result<undefined, 'not-discarded' | ConnectionFailure>> {
  const { error, status } = await db
    .from('applications')
    .delete()
    .eq('id', id)
    .eq('status', 'draft');
  if (!error) return ok(undefined);

  return fail(status === 0 ? connectionFailure() : 'not-discarded');
}
