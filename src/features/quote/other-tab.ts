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

/** The visitor wants what the other tab wrote. The open step shows it, or the last step it allows. */
export function takeOtherTabAnswers(): void {
  const otherTab = $otherTab.get();
  $otherTab.set(undefined);
  if (otherTab?.kind !== 'changed') return;

  restoreDraft(otherTab.draft);
  $formVersion.set($formVersion.get() + 1);
  if (!$canVisit.get()($step.get())) openStep($furthestStep.get());
}

/**
 * The visitor wants what stands in this tab: the next save replaces what the other one wrote. Where the other tab
 * finished or cleared the quote, these answers go on as a quote of their own.
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
