import type { RenewedTerm } from '~/domain/renewals/same-term';
import { fail, ok, type Result } from '~/domain/result';
import type { Db } from '../connection/db';
import { connectionFailure, type ConnectionFailure, loadFailure } from '../connection/connection';
import { withinTime } from '../connection/within-time';
import type { Json } from '../database.types';

/** A draft as its database row stores it. */
export type StoredDraft = { id: string; revision: number; answers: unknown };

/**
 * A draft to save. Bond and state are columns beside the answers so that lists can show their
 * names.
 */
export type DraftToStore = {
  id: string;
  revision: number;
  bondSlug: string | undefined;
  stateCode: string | undefined;
  answers: Record<string, unknown>;
};

/** Reason that a draft was not saved. 'stale': the account has other answers. */
export type SaveDraftFailure = 'stale' | 'too-many-drafts' | 'not-saved' | ConnectionFailure;

/** Postgres error code: the stored answers are as new or newer (private.guard_application). */
const SERIALIZATION_FAILURE = '40001';

/** Postgres error code: a row with this id exists, or another draft that renews the same bond for the same term. */
const UNIQUE_VIOLATION = '23505';

/**
 * Postgres error code: a check of the table failed. The error's `details` name the check when the
 * customer can act on it.
 */
const CHECK_VIOLATION = '23514';

/** The wizard waits for this answer before it opens. */
const FIND_TIMEOUT_MS = 5_000;

/**
 * Save a draft in the signed-in customer's account. `basedOn` is the account's revision that the
 * draft continues, or undefined for a draft that was never saved there. 'stale': the account has
 * other answers now, or another draft for the same renewal, and they stay. 'too-many-drafts': the
 * account has reached its limit of drafts.
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
    const updated = await withinTime(
      db.from('applications').update(columns).eq('id', id).eq('revision', basedOn).select('id'),
    );
    if (updated.error) return fail(toSaveFailure(updated.error, updated.status));
    if (updated.data.length > 0) return ok(undefined);
  }

  // The account never had the draft, or another device deleted it. Insert it so that the answers on
  // this device are not lost.
  const { error, status } = await withinTime(db.from('applications').insert({ id, ...columns }));

  return error ? fail(toSaveFailure(error, status)) : ok(undefined);
}

/**
 * Find the draft with this id, or the draft that changed last. Undefined when the customer has
 * none.
 */
export async function findApplicationDraft(
  db: Db,
  id?: string,
): Promise<Result<StoredDraft | undefined, 'load-failed' | ConnectionFailure>> {
  return findLast(id ? draftsOf(db).eq('id', id) : draftsOf(db));
}

/** Find the draft that renews a bond for this term. Undefined when the customer has none. */
export async function findRenewalDraft(
  db: Db,
  { bondId, startsOn }: RenewedTerm,
): Promise<Result<StoredDraft | undefined, 'load-failed' | ConnectionFailure>> {
  return findLast(
    draftsOf(db)
      .eq('answers->draft->renews->>bondId', bondId)
      .eq('answers->draft->renews->>startsOn', startsOn),
  );
}

function draftsOf(db: Db) {
  return db.from('applications').select('id, revision, answers').eq('status', 'draft');
}

async function findLast(
  drafts: ReturnType<typeof draftsOf>,
): Promise<Result<StoredDraft | undefined, 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await withinTime(
    drafts.order('updated_at', { ascending: false }).limit(1),
    FIND_TIMEOUT_MS,
  );
  if (error) return fail(loadFailure(status));

  return ok(data[0]);
}

/**
 * Delete a draft of the signed-in customer. Nothing happens when the draft does not exist or was
 * submitted.
 */
export async function discardApplicationDraft(
  db: Db,
  id: string,
): Promise<Result<undefined, 'not-discarded' | ConnectionFailure>> {
  const { error, status } = await withinTime(
    db.from('applications').delete().eq('id', id).eq('status', 'draft'),
  );
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
