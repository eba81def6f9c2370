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

/** Why a draft was not kept. */
export type SaveDraftFailure = 'stale' | 'too-many-drafts' | 'not-saved' | ConnectionFailure;

/** Postgres: the stored answers are as new or newer (private.guard_application). */
const SERIALIZATION_FAILURE = '40001';

/** Postgres: a row of this id is there. */
const UNIQUE_VIOLATION = '23505';

/** Postgres: a rule of the table is broken. The detail says which, where it is one that a customer can do something about. */
const CHECK_VIOLATION = '23514';

/** Saving goes on in the background. */
const SAVE_TIMEOUT_MS = 10_000;

/** The wizard opens when this has an answer. */
const FIND_TIMEOUT_MS = 5_000;

/**
 * Keep a draft in the account of the signed-in customer. `basedOn` is the revision there that it goes on from,
 * undefined for a draft that was never there. 'stale': what is there now is something else, and stays. 'too-many-drafts':
 * the account has as many drafts as it keeps.
 */
export async function saveApplicationDraft(
  db: Db,
  { id, revision, bondSlug, stateCode, answers }: DraftToStore,
  basedOn: number | undefined,
): Promise<Result<undefined, SaveDraftFailure>> {
  const columns = {
    revision,
    bond_slug: bondSlug ?? null,
    state_code: stateCode ?? null,
    answers: answers as NonNullable<Json>,
  };

  if (basedOn !== undefined) {
    const updated = await db
      .from('applications')
      .update(columns)
      .eq('id', id)
      .eq('revision', basedOn)
      .select('id')
      .abortSignal(AbortSignal.timeout(SAVE_TIMEOUT_MS));
    if (updated.error) return fail(toSaveFailure(updated.error, updated.status));
    if (updated.data.length > 0) return ok(undefined);
  }

  // It was never there, or another device threw it away: what was typed here is not lost with it.
  const { error, status } = await db
    .from('applications')
    .insert({ id, ...columns })
    .abortSignal(AbortSignal.timeout(SAVE_TIMEOUT_MS));

  return error ? fail(toSaveFailure(error, status)) : ok(undefined);
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
    .abortSignal(AbortSignal.timeout(FIND_TIMEOUT_MS));
  if (error) return fail(status === 0 ? connectionFailure() : 'load-failed');

  return ok(data[0]);
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
    .eq('status', 'draft')
    .abortSignal(AbortSignal.timeout(SAVE_TIMEOUT_MS));
  if (!error) return ok(undefined);

  return fail(status === 0 ? connectionFailure() : 'not-discarded');
}

function toSaveFailure(
  { code, details }: { code: string; details: string | null },
  status: number,
): SaveDraftFailure {
  if (code === CHECK_VIOLATION && details === 'too-many-drafts') return 'too-many-drafts';
  if (code === SERIALIZATION_FAILURE || code === UNIQUE_VIOLATION) return 'stale';

  return status === 0 ? connectionFailure() : 'not-saved';
}
