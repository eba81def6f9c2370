import { parseBondSlug } from '~/domain/bonds/bond-types';
import type { QuoteDraft } from '~/domain/quote/draft';
import { parseStateCode } from '~/domain/us-states';
import { type DraftMark, markOf, type UnversionedDraft } from './draft-storage';
import {
  $billing,
  $isRestored,
  $payment,
  $quote,
  $refusedDraft,
  $renews,
  $savedMark,
  $saveState,
  $sections,
  $selection,
  $step,
} from './store';

/** Whether the quote has anything worth saving: a choice or an answer. */
export function hasAnswers(): boolean {
  const { bondType, stateCode } = $selection.get();

  return Boolean(
    bondType || stateCode || $billing.get() || $payment.get() || hasSections($sections.get()),
  );
}

/** Whether the visitor has opened any section. */
export function hasSections(sections: object): boolean {
  return Object.keys(sections).length > 0;
}

/** The current quote as a draft, one revision after the last one that this tab knows. */
export function currentDraft(now: Date): UnversionedDraft {
  const { quoteId, quoteKey } = $quote.get();
  const selection = $selection.get();
  const bondType = parseBondSlug(selection.bondType ?? '');
  const stateCode = parseStateCode(selection.stateCode ?? '');
  const payment = $payment.get();
  const renews = $renews.get();

  return {
    quoteId,
    quoteKey,
    revision: lastRevision(quoteId) + 1,
    step: $step.get(),
    selection: {
      ...(bondType && { bondType }),
      ...(stateCode && { stateCode }),
      ...(selection.isOfBid && { isOfBid: true }),
      ...(selection.project && { project: selection.project }),
    },
    sections: $sections.get(),
    billing: $billing.get(),
    ...(payment && { payment }),
    ...(renews && { renews }),
    savedAt: now.toISOString(),
  };
}

/** The last revision that was stored here, or refused by the browser and possibly sent to the account. */
function lastRevision(quoteId: string): number {
  const refused = $refusedDraft.get();
  const revision = refused?.quoteId === quoteId ? refused.revision : 0;

  return Math.max(revision, $savedMark.get()?.revision ?? 0);
}

/** Use a draft as this tab's quote. A draft has no secrets, so the visitor has to enter them again. */
export function restoreDraft(draft: QuoteDraft): void {
  const { quoteId, quoteKey, selection, sections, billing, payment, renews, savedAt } = draft;

  $selection.set(selection);
  $quote.set({ quoteId, quoteKey });
  $sections.set(sections);
  $billing.set(billing);
  $payment.set(payment);
  $renews.set(renews);
  $isRestored.set(true);
  // A draft that the browser refused is not in its storage.
  if ($refusedDraft.get()?.quoteId !== quoteId) setKnownDraft(draft);
  $saveState.set({ status: 'saved', savedAt: new Date(savedAt) });
}

/** Mark the draft as known to this tab, so that the next save may replace it. */
export function setKnownDraft(draft: DraftMark): void {
  $savedMark.set(markOf(draft));
}
