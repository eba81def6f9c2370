import { deviceStorage } from '~/platform/browser-storage';
import { now } from '~/platform/clock';
import { DRAFT_KEY } from '~/platform/storage-keys';
import { goOnFrom } from '~/stores/account-draft';
import { markOf } from './draft-storage';
import { currentDraft, restoreDraft } from './quote-draft';
import { goOnAsNewQuote } from './quote-ends';
import { loadRules } from './rules-loader';
import {
  $canVisit,
  $formVersion,
  $furthestStep,
  $otherDevice,
  $savedMark,
  $saveState,
  $step,
  openStep,
} from './store';

/** The visitor wants what the other device wrote: it becomes the draft of this one. */
export async function takeOtherDeviceAnswers(): Promise<void> {
  const other = $otherDevice.get();
  if (other?.kind !== 'changed') return;

  const { writeDraft } = await loadRules();
  $otherDevice.set(undefined);
  deviceStorage.write(DRAFT_KEY, writeDraft(other.draft));
  goOnFrom(other.draft);
  restoreDraft(other.draft);
  $formVersion.set($formVersion.get() + 1);
  if (!$canVisit.get()($step.get())) openStep($furthestStep.get());
}

/**
 * The visitor wants what stands here: it goes on as newer than what the other device wrote. Where the quote was
 * submitted there, these answers go on as a quote of their own.
 */
export async function keepAnswersOfThisDevice(): Promise<void> {
  const other = $otherDevice.get();
  const { writeDraft, DRAFT_VERSION } = await loadRules();
  $otherDevice.set(undefined);
  if (other?.kind === 'closed') goOnAsNewQuote();
  if (other?.kind !== 'changed') return;

  const { revision } = other.draft;
  const draft = { ...currentDraft(now()), version: DRAFT_VERSION, revision: revision + 1 } as const;
  goOnFrom(other.draft);
  deviceStorage.write(DRAFT_KEY, writeDraft(draft));
  $savedMark.set(markOf(draft));
  $saveState.set({ status: 'saved', savedAt: new Date(draft.savedAt) });
}
