import type { QuoteDraft } from '~/domain/quote/draft';
import type { BrowserStorage } from '~/platform/browser-storage';
import { DRAFT_KEY } from '~/platform/storage-keys';
import { isSameDraft, loadDraft, removeDraft, storeDraft } from './draft-storage';
import { currentDraft, hasAnswers } from './quote-draft';
import { $rules, loadRules, type Rules } from './rules-loader';
import {
  $changeCount,
  $isSubmitted,
  $otherTab,
  $refusedDraft,
  $savedMark,
  $saveState,
  type SaveFailure,
} from './store';

/** A change is saved three seconds after it was made. */
export const AUTOSAVE_DELAY_MS = 3000;

/** The browser functions that saving needs. */
export type SavingSeams = {
  storage: BrowserStorage;
  now: () => Date;
  onOtherTabChange: (key: string, listener: (text: string | undefined) => void) => () => void;
};

/** Running autosave: `flush` saves pending changes at once, `stop` ends it. */
export type DraftSaving = { flush: () => void; stop: () => void };

/**
 * Save the quote in this browser: three seconds after the first unsaved change, and at once on `flush`. After a reset
 * or a submission, the draft is deleted. Changes by another tab are never overwritten; the visitor chooses which
 * answers to keep.
 */
export function startDraftSaving({ storage, now, onOtherTabChange }: SavingSeams): DraftSaving {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };

  const handleTime = () => {
    timer = undefined;
    // `writeDraft` is part of the rules, which the first step does not load.
    loadRules().then(
      (rules) => save(storage, now, rules),
      () => {
        setFailed('not-loaded');
        schedule();
      },
    );
  };

  const schedule = () => {
    timer ??= setTimeout(handleTime, AUTOSAVE_DELAY_MS);
  };

  const handleChange = () => {
    if (!hasNothingToKeep()) {
      schedule();
      return;
    }
    cancel();
    if ($savedMark.get()) removeDraft(storage); // a draft that this tab does not know belongs to another quote
    $savedMark.set(undefined);
    $saveState.set({ status: 'idle' });
  };

  // The visitor made changes while the wizard opened. Save them.
  if ($saveState.get().status === 'saving') handleChange();

  const stopListening = [
    $changeCount.listen(handleChange),
    onOtherTabChange(DRAFT_KEY, (text) => noteOtherTab(storage, text, now)),
  ];

  return {
    flush: () => {
      const rules = $rules.get();
      if (timer === undefined || !rules) return;
      cancel();
      save(storage, now, rules);
    },
    stop: () => {
      cancel();
      for (const stop of stopListening) stop();
    },
  };
}

function hasNothingToKeep(): boolean {
  return $isSubmitted.get() || !hasAnswers();
}

function save(storage: BrowserStorage, now: () => Date, rules: Rules): void {
  if (hasNothingToKeep()) return;
  if ($otherTab.get()) {
    setFailed('other-tab');
    return;
  }

  const savedAt = now();
  const draft = currentDraft(savedAt);
  const result = storeDraft(storage, rules, draft, $savedMark.get());
  const isRefused = !result.ok && result.code === 'refused';
  $refusedDraft.set(isRefused ? { ...draft, version: rules.DRAFT_VERSION } : undefined);
  if (result.ok) {
    $savedMark.set(result.value);
    $saveState.set({ status: 'saved', savedAt });
    return;
  }

  setFailed(result.code);
  if (result.code === 'other-tab') noteOtherTab(storage, storage.read(DRAFT_KEY), now);
}

function noteOtherTab(storage: BrowserStorage, text: string | undefined, now: () => Date): void {
  if ($isSubmitted.get()) return;
  if (text === undefined) {
    if ($savedMark.get()) $otherTab.set({ kind: 'removed' });
    return;
  }

  loadRules().then(
    (rules) => {
      const stored = loadDraft(storage, rules, now());
      if (stored.ok && isNews(stored.value))
        $otherTab.set({ kind: 'changed', draft: stored.value });
    },
    () => undefined,
  );
}

function isNews(draft: QuoteDraft): boolean {
  return !isSameDraft(draft, $savedMark.get());
}

function setFailed(reason: SaveFailure): void {
  const { savedAt } = $saveState.get();
  $saveState.set({ status: 'failed', reason, ...(savedAt && { savedAt }) });
}
