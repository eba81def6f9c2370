import {
  discardApplicationDraft,
  findApplicationDraft,
  saveApplicationDraft,
  type SaveDraftFailure,
} from '~/data/application-drafts';
import { withDb } from '~/data/client';
import type { AccountMark } from '~/domain/quote/account-draft';
import type { QuoteDraft } from '~/domain/quote/draft';
import { fail, ok, type Result } from '~/domain/result';
import { type BrowserStorage, deviceStorage } from '~/platform/browser-storage';
import { now } from '~/platform/clock';
import { loadZod } from '~/platform/load-zod';
import { randomKey } from '~/platform/random';
import { hasStoredSession } from '~/platform/session-storage';
import { privateStorageOwner } from '~/platform/private-storage';
import { DRAFT_KEY } from '~/platform/storage-keys';
import { isSetAside } from '~/platform/visitors-draft';

/**
 * How keeping a draft in the account can end other than well. 'not-open': the quote was submitted elsewhere or belongs
 * to somebody else. 'too-many-drafts': the account keeps no more of them. 'stale': another device kept other answers, which come along.
 */
export type KeepFailure =
  | { ok: false; code: 'signed-out' | 'not-open' | Exclude<SaveDraftFailure, 'stale'> }
  | { ok: false; code: 'stale'; theirs: QuoteDraft };

/** Where this browser keeps what it knows of the draft in the account. */
const MARK_KEY = 'marshline.quote-in-account';

/**
 * Keep a draft in the account of whoever is signed in, so that it can be gone on with on another device. What another
 * device wrote is never overwritten.
 */
export function keepInAccount(draft: QuoteDraft): Promise<KeepResult> {
  // One after the other: of two at once each would take the other's for another device's.
  const kept = lastKept.then(() => keep(draft));
  lastKept = kept.catch(() => undefined);

  return kept;
}

type KeepResult = { ok: true; value: undefined } | KeepFailure;

let lastKept: Promise<unknown> = Promise.resolve();

async function keep(draft: QuoteDraft): Promise<KeepResult> {
  if (!hasStoredSession()) return fail('signed-out');
  if (isSetAside(draft.quoteId)) return fail('not-open');

  const mark = await readMark(draft.quoteId);
  if (isAsNew(mark, draft)) return ok(undefined);

  writeMark({ ...mark, sent: draft.savedAt });
  const saved = await send(draft, mark.revision);
  if (saved.ok) return saved;

  return saved.code === 'stale' ? settleDifference(draft, mark) : fail(saved.code);
}

/**
 * The draft with this id in the account of whoever is signed in, or the one changed last. Undefined where there is
 * none to go on with, or it cannot be had now.
 */
export async function findInAccount(id?: string): Promise<QuoteDraft | undefined> {
  if (!hasStoredSession()) return undefined;
  const found = await withDb((db) => findApplicationDraft(db, id));
  if (!found.ok || !found.value) return undefined;

  const { readAccountDraft } = await loadAccountDrafts();
  const draft = readAccountDraft(found.value, randomKey(), now());

  return draft.ok ? draft.value : undefined;
}

/** Note that this browser goes on from this revision of the account. */
export function goOnFrom({ quoteId, revision }: Pick<QuoteDraft, 'quoteId' | 'revision'>): void {
  writeMark({ quoteId, revision });
}

/** Whether the account was last known to have what a draft of this browser says. */
export async function isInAccount(draft: QuoteDraft): Promise<boolean> {
  return isAsNew(await readMark(draft.quoteId), draft);
}

/** Throw a draft in the account away. Answers whether it is gone. */
export async function discardInAccount(id: string): Promise<boolean> {
  if (!hasStoredSession()) return false;

  return (await withDb((db) => discardApplicationDraft(db, id))).ok;
}

/** Whether a visitor, who has no account here, has begun to answer the questions of a quote in this browser. */
export async function hasVisitorsQuote(storage: BrowserStorage = deviceStorage): Promise<boolean> {
  const text = storage.read(DRAFT_KEY);
  if (text === undefined || privateStorageOwner() !== undefined) return false;

  const draft = await readStoredDraft(text);

  return draft.ok && Object.keys(draft.value.sections).length > 0;
}

/**
 * Keep the draft that stands in this browser in the account that is signed in. Answers whether it is there, or there
 * is nothing to keep: then it may be replaced here.
 */
export async function moveDraftIntoAccount(
  storage: BrowserStorage = deviceStorage,
): Promise<boolean> {
  const text = storage.read(DRAFT_KEY);
  if (text === undefined) return true;

  const draft = await readStoredDraft(text);

  return !draft.ok || (await keepInAccount(draft.value)).ok;
}

async function readStoredDraft(text: string) {
  await loadZod();
  const { readDraft } = await import('~/domain/quote/draft');

  return readDraft(text, now());
}

async function send(
  draft: QuoteDraft,
  basedOn: number | undefined,
): Promise<Result<undefined, SaveDraftFailure>> {
  const { quoteId, revision, selection } = draft;
  const { toAccountAnswers } = await loadAccountDrafts();
  const row = {
    id: quoteId,
    revision,
    bondSlug: selection.bondType,
    stateCode: selection.stateCode,
    answers: toAccountAnswers(draft),
  };
  const saved = await withDb((db) => saveApplicationDraft(db, row, basedOn));
  if (saved.ok) writeMark({ quoteId, revision });

  return saved;
}

/** The account has something else than expected: from this browser, whose answer was lost or late, or from another. */
async function settleDifference(draft: QuoteDraft, before: AccountMark): Promise<KeepResult> {
  const found = await withDb((db) => findApplicationDraft(db, draft.quoteId));
  if (!found.ok) return fail('not-saved');
  if (!found.value) return fail('not-open');

  const { isKnownInAccount, readAccountDraft } = await loadAccountDrafts();
  const theirs = readAccountDraft(found.value, draft.quoteKey, now());
  if (!theirs.ok) return fail('not-saved');

  const marks = [before, await readMark(draft.quoteId)];
  if (!isKnownInAccount(theirs.value, marks)) {
    return { ok: false, code: 'stale', theirs: theirs.value };
  }

  const { revision } = theirs.value;
  goOnFrom(theirs.value);
  if (revision >= draft.revision) return ok(undefined);

  return (await send(draft, revision)).ok ? ok(undefined) : fail('not-saved');
}

function isAsNew(mark: AccountMark, draft: QuoteDraft): boolean {
  return mark.revision !== undefined && mark.revision >= draft.revision;
}

async function readMark(quoteId: string): Promise<AccountMark> {
  const { readAccountMark } = await loadAccountDrafts();

  return readAccountMark(deviceStorage.read(MARK_KEY), quoteId);
}

function writeMark(mark: AccountMark): void {
  deviceStorage.write(MARK_KEY, JSON.stringify(mark));
}

async function loadAccountDrafts() {
  await loadZod();

  return import('~/domain/quote/account-draft');
}
