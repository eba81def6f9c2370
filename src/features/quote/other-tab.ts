import { hasStoredSession } from '~/platform/stored-session';
import { loadAccountArrival } from './account-parts';
import { restoreDraft, setKnownDraft } from './quote-draft';
import { goOnAsNewQuote } from './quote-ends';
import {
  $canVisit,
  $formVersion,
  $furthestStep,
  $otherTab,
  $savedMark,
  $step,
  markChanged,
  openStep,
} from './store';

/**
 * Use the answers of the other tab. The open step stays open if those answers allow it; otherwise the last allowed step
 * opens.
 */
export async function takeOtherTabAnswers(): Promise<void> {
  const otherTab = $otherTab.get();
  if (otherTab?.kind !== 'changed') return;

  const { draft } = otherTab;
  const isOwn = hasStoredSession();
  const fill = isOwn && (await loadAccountArrival().catch(() => undefined))?.fillInNumbers;
  const filled = fill ? await fill(draft) : draft;
  if ($otherTab.get() !== otherTab) return; // the visitor chose otherwise, or the other tab changed more

  restoreDraft(filled);
  $otherTab.set(undefined); // last, because saving waits until then
  $formVersion.set($formVersion.get() + 1);
  if (!$canVisit.get()($step.get())) openStep($furthestStep.get());
}

/**
 * Keep the answers of this tab. The next save replaces those of the other tab. If the other tab submitted or cleared
 * the quote, these answers become a new quote.
 */
export function keepAnswersOfThisTab(): void {
  const otherTab = $otherTab.get();
  $otherTab.set(undefined);

  if (otherTab?.kind === 'changed') setKnownDraft(otherTab.draft);
  if (otherTab?.kind === 'removed') {
    $savedMark.set(undefined);
    goOnAsNewQuote();
    return;
  }

  markChanged();
}
