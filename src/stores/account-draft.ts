import {
  discardApplicationDraft,
  findApplicationDraft,
  saveApplicationDraft,
} from '~/data/application-drafts';
import { withDb } from '~/data/client';
import type { ConnectionFailure } from '~/data/connection';
import type { AccountDraft } from '~/domain/quote/account-draft';
import type { QuoteDraft } from '~/domain/quote/draft';
import { fail, type Result } from '~/domain/result';
import { type BrowserStorage, deviceStorage } from '~/platform/browser-storage';
import { now } from '~/platform/clock';
import { loadZod } from '~/platform/load-zod';
import { randomKey } from '~/platform/random';
import { hasStoredSession } from '~/platform/session-storage';
import { DRAFT_KEY } from '~/platform/storage-keys';

/** How keeping a draft in the account can end other than well. */
export type AccountDraftFailure =
  'signed-out' | 'stale' | 'not-open' | 'not-saved' | ConnectionFailure;

/** Keep a draft in the account of whoever is signed in, so that it can be gone on with on another device. */
export async function keepInAccount(
  draft: AccountDraft,
): Promise<Result<undefined, AccountDraftFailure>> {
  if (!hasStoredSession()) return fail('signed-out');
  const { toAccountAnswers } = await loadAccountDrafts();

  return withDb((db) =>
    saveApplicationDraft(db, {
      id: draft.quoteId,
      revision: draft.revision,
      bondSlug: draft.selection.bondType,
      stateCode: draft.selection.stateCode,
      answers: toAccountAnswers(draft),
    }),
  );
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

/** Throw a draft in the account away. */
export async function discardInAccount(id: string): Promise<void> {
  if (hasStoredSession()) await withDb((db) => discardApplicationDraft(db, id));
}

/** Keep the draft that a visitor has in this browser in the account that was just signed in to. */
export async function moveDraftIntoAccount(storage: BrowserStorage = deviceStorage): Promise<void> {
  const text = storage.read(DRAFT_KEY);
  if (text === undefined) return;

  await loadZod();
  const { readDraft } = await import('~/domain/quote/draft');
  const draft = readDraft(text, now());
  if (draft.ok) await keepInAccount(draft.value);
}

async function loadAccountDrafts() {
  await loadZod();

  return import('~/domain/quote/account-draft');
}
