import { deviceStorage } from '~/platform/browser-storage';
import { now } from '~/platform/clock';
import { DRAFT_KEY } from '~/platform/storage-keys';
import { loadAccountDraft } from './account-parts';
import { markOf } from './draft-storage';
import { fillInNumbers } from './numbers-on-file';
import { currentDraft, restoreDraft } from './quote-draft';
import { goOnAsNewQuote } from './quote-ends';
import { loadRules } from './rules-loader';
import {
  $canVisit,
  $formVersion,
  $furthestStep,
  $otherDevice,
  $quote,
  $savedMark,
  $saveState,
  $step,
  openStep,
} from './store';

/** Use the answers of the other device. They become the draft of this device. */
export async function takeOtherDeviceAnswers(): Promise<void> {
  const other = $otherDevice.get();
  if (other?.kind !== 'changed') return;

  const { writeDraft } = await loadRules();
  const { goOnFrom } = await loadAccountDraft();
  const filled = await fillInNumbers(other.draft);
  if ($otherDevice.get() !== other) return; // the visitor has kept the answers of this device

  // Without a pause, so that no save of the old answers comes between.
  $otherDevice.set(undefined);
  deviceStorage.write(DRAFT_KEY, writeDraft(other.draft));
  goOnFrom(other.draft);
  restoreDraft(filled);
  $formVersion.set($formVersion.get() + 1);
  if (!$canVisit.get()($step.get())) openStep($furthestStep.get());
}

/**
 * Keep the answers of this device as a newer revision than those of the other device. If the other device submitted the
 * quote, these answers become a new quote.
 */
export async function keepAnswersOfThisDevice(): Promise<void> {
  const other = $otherDevice.get();
  const { writeDraft, DRAFT_VERSION } = await loadRules();
  const { goOnFrom } = await loadAccountDraft();
  $otherDevice.set(undefined);
  if (other?.kind === 'closed') goOnAsNewQuote();
  if (other?.kind !== 'changed') return;

  const { quoteId, revision } = other.draft;
  // Another browser that renews the same bond has a quote of its own. The account keeps one of them.
  $quote.set({ ...$quote.get(), quoteId });
  const draft = { ...currentDraft(now()), version: DRAFT_VERSION, revision: revision + 1 } as const;
  goOnFrom(other.draft);
  deviceStorage.write(DRAFT_KEY, writeDraft(draft));
  $savedMark.set(markOf(draft));
  $saveState.set({ status: 'saved', savedAt: new Date(draft.savedAt) });
}
