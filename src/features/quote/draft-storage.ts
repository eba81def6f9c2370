import { fail, ok, type Result } from '~/domain/result';
import type { QuoteDraft } from '~/domain/quote/draft';
import type { BrowserStorage } from '~/platform/browser-storage';
import { DRAFT_KEY } from '~/platform/storage-keys';
import type { Rules } from './rules-loader';

/** Identifies one saved revision of one quote. Two tabs with the same mark have the same answers. */
export type DraftMark = { quoteId: string; revision: number };

/** A draft before `writeDraft` adds the version of the rules. */
export type UnversionedDraft = Omit<QuoteDraft, 'version'>;

/** Whether storage has a draft, valid or not. */
export function hasDraft(storage: BrowserStorage): boolean {
  return storage.read(DRAFT_KEY) !== undefined;
}

/** Read the draft of this browser. */
export function loadDraft(
  storage: BrowserStorage,
  rules: Rules,
  now: Date,
): ReturnType<Rules['readDraft']> {
  return rules.readDraft(storage.read(DRAFT_KEY) ?? '', now);
}

/**
 * Write the draft. Returns 'other-tab' if another tab has written or deleted the draft since; the visitor then has to
 * choose. `known` is the mark of the draft that this tab last wrote or read.
 */
export function storeDraft(
  storage: BrowserStorage,
  rules: Rules,
  draft: UnversionedDraft,
  known: DraftMark | undefined,
): Result<DraftMark, 'refused' | 'other-tab'> {
  const stored = loadDraft(storage, rules, new Date(draft.savedAt));
  const isReplaced = stored.ok && !isSameDraft(stored.value, known);
  const isTakenAway = !stored.ok && stored.code === 'none' && known !== undefined;
  if (isReplaced || isTakenAway) return fail('other-tab');
  const text = rules.writeDraft({ ...draft, version: rules.DRAFT_VERSION });
  if (!storage.write(DRAFT_KEY, text)) return fail('refused');

  return ok(markOf(draft));
}

/** Delete the draft of this browser. */
export function removeDraft(storage: BrowserStorage): void {
  storage.remove(DRAFT_KEY);
}

/** The mark of a draft. */
export function markOf({ quoteId, revision }: DraftMark): DraftMark {
  return { quoteId, revision };
}

/** Whether a draft is the known revision. */
export function isSameDraft(draft: DraftMark, known: DraftMark | undefined): boolean {
  return draft.quoteId === known?.quoteId && draft.revision === known.revision;
}
