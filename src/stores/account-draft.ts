import {
  discardApplicationDraft,
  findApplicationDraft,
  findRenewalDraft,
  saveApplicationDraft,
  type SaveDraftFailure,
} from '~/data/applications/application-drafts';
import { withDb } from '~/data/connection/client';
import type { AccountMark } from '~/domain/quote/account-draft';
import type { QuoteDraft } from '~/domain/quote/draft';
import type { RenewedTerm } from '~/domain/renewals/same-term';
import { fail, ok, type Result } from '~/domain/result';
import { type BrowserStorage, deviceStorage } from '~/platform/browser-storage';
import { now } from '~/platform/clock';
import { loadZod } from '~/platform/load-zod';
import { randomKey } from '~/platform/random';
import { hasStoredSession } from '~/platform/stored-session';
import { privateStorageOwner } from '~/platform/private-storage';
import { DRAFT_KEY } from '~/platform/storage-keys';
import { isSetAside } from '~/platform/visitors-draft';

/**
 * Reasons that a draft was not saved in the account. 'not-open': the quote was submitted elsewhere
 * or belongs to another user. 'too-many-drafts': the account has reached its limit of drafts.
 * 'stale': another device saved other answers, or renews the same bond, and `theirs` is that draft.
 */
export type KeepFailure =
  | { ok: false; code: 'signed-out' | 'not-open' | Exclude<SaveDraftFailure, 'stale'> }
  | { ok: false; code: 'stale'; theirs: QuoteDraft };

/** The storage key for the revision of the account's draft that this browser last saw. */
const MARK_KEY = 'marshline.quote-in-account';

/**
 * Save a draft in the signed-in user's account, so that the user can continue on another device.
 * Answers from another device are never overwritten.
 */
export function keepInAccount(draft: QuoteDraft): Promise<KeepResult> {
  return inTurn(() => keep(draft));
}

type KeepResult = { ok: true; value: undefined } | KeepFailure;

let lastKept: Promise<unknown> = Promise.resolve();

/**
 * Save one after the other: two saves at once would each mistake the other's answers for those of
 * another device.
 */
function inTurn<Saved>(save: () => Promise<Saved>): Promise<Saved> {
  const saved = lastKept.then(save);
  lastKept = saved.catch(() => undefined);

  return saved;
}

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
 * Find the draft with this id in the signed-in user's account, or the draft that changed last.
 * Undefined when there is none to continue or it cannot be loaded now.
 */
export async function findInAccount(id?: string): Promise<QuoteDraft | undefined> {
  if (!hasStoredSession()) return undefined;
  const found = await withDb((db) => findApplicationDraft(db, id));
  if (!found.ok || !found.value) return undefined;

  const { readAccountDraft } = await loadAccountDrafts();
  const draft = readAccountDraft(found.value, randomKey(), now());

  return draft.ok ? draft.value : undefined;
}

/**
 * Find the id of the draft in the signed-in user's account that renews a bond for this term. Undefined when there is
 * none or it cannot be loaded now.
 */
export async function findRenewalInAccount(term: RenewedTerm): Promise<string | undefined> {
  const found = await withDb((db) => findRenewalDraft(db, term));

  return found.ok ? found.value?.id : undefined;
}

/** Record that this browser continues from this revision of the account. */
export function goOnFrom({ quoteId, revision }: Pick<QuoteDraft, 'quoteId' | 'revision'>): void {
  writeMark({ quoteId, revision });
}

/** Whether the account is known to have the answers of a draft in this browser. */
export async function isInAccount(draft: QuoteDraft): Promise<boolean> {
  return isAsNew(await readMark(draft.quoteId), draft);
}

/** Delete a draft from the account. Returns whether it is deleted. */
export async function discardInAccount(id: string): Promise<boolean> {
  if (!hasStoredSession()) return false;

  return (await withDb((db) => discardApplicationDraft(db, id))).ok;
}

/** Whether a visitor without an account has begun to answer a quote in this browser. */
export async function hasVisitorsQuote(storage: BrowserStorage = deviceStorage): Promise<boolean> {
  const text = storage.read(DRAFT_KEY);
  if (text === undefined || privateStorageOwner() !== undefined) return false;

  const draft = await readStoredDraft(text);

  return draft.ok && Object.keys(draft.value.sections).length > 0;
}

/**
 * Save this browser's draft in the signed-in user's account. Returns true when the account has it
 * or there is nothing to save, so that this browser may replace its draft.
 */
export async function moveDraftIntoAccount(
  storage: BrowserStorage = deviceStorage,
): Promise<boolean> {
  const text = storage.read(DRAFT_KEY);
  if (text === undefined) return true;

  // Its turn comes before a quote that starts meanwhile: this browser remembers only the last saved quote.
  return inTurn(async () => {
    const draft = await readStoredDraft(text);

    return !draft.ok || (await keep(draft.value)).ok;
  });
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

/**
 * The account has other answers than expected. They come from this browser, if an earlier answer
 * was lost or late, or from another device.
 */
async function settleDifference(draft: QuoteDraft, before: AccountMark): Promise<KeepResult> {
  const found = await findConflicting(draft);
  if (!found.ok) return fail('not-saved');
  if (!found.value) return fail('not-open');

  const { isKnownInAccount, readAccountDraft } = await loadAccountDrafts();
  const theirs = readAccountDraft(found.value, draft.quoteKey, now());
  if (!theirs.ok) return fail('not-saved');

  const marks = [before, await readMark(draft.quoteId)];
  const isSameQuote = theirs.value.quoteId === draft.quoteId;
  if (!isSameQuote || !isKnownInAccount(theirs.value, marks)) {
    return { ok: false, code: 'stale', theirs: theirs.value };
  }

  const { revision } = theirs.value;
  goOnFrom(theirs.value);
  if (revision >= draft.revision) return ok(undefined);

  return (await send(draft, revision)).ok ? ok(undefined) : fail('not-saved');
}

/** The account's version of a draft. A term is renewed once, so the draft of another browser that renews it counts as one. */
async function findConflicting({ quoteId, renews }: QuoteDraft) {
  const renewal = renews && (await withDb((db) => findRenewalDraft(db, renews)));

  return renewal?.ok && renewal.value ? renewal : withDb((db) => findApplicationDraft(db, quoteId));
}

function isAsNew(mark: AccountMark, draft: QuoteDraft): boolean {
  return mark.revision !== undefined && mark.revision >= draft.revision;
}

async function readMark(quoteId: string): Promise<AccountMark> {
  const { readAccountMark } = await loadAccountDrafts();

  return readAccountMark(refusedMark ?? deviceStorage.read(MARK_KEY), quoteId);
}

/** The text that the device's storage refused. It lasts as long as the page. */
let refusedMark: string | undefined;

function writeMark(mark: AccountMark): void {
  const text = JSON.stringify(mark);
  refusedMark = deviceStorage.write(MARK_KEY, text) ? undefined : text;
}

async function loadAccountDrafts() {
  await loadZod();

  return import('~/domain/quote/account-draft');
}
