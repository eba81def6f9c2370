import { parseBondSlug } from '~/domain/bonds/bond-types';
import type { QuoteDraft } from '~/domain/quote/draft';
import { parseStateCode } from '~/domain/us-states';
import { type DraftMark, markOf, type UnversionedDraft } from './draft-storage';
import {
  $billing,
  $isRestored,
  $payment,
  $quote,
  $renews,
  $savedMark,
  $saveState,
  $sections,
  $selection,
  $step,
} from './store';

/** Whether there is anything worth keeping: a choice, or an answer. */
export function hasAnswers(): boolean {
  const { bondType, stateCode } = $selection.get();

  return Boolean(
    bondType || stateCode || $billing.get() || $payment.get() || hasSections($sections.get()),
  );
}

/** Whether any section has been opened. */
export function hasSections(sections: object): boolean {
  return Object.keys(sections).length > 0;
}

/** The quote as it stands, to be written as the revision after the one this tab knows. */
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
    revision: ($savedMark.get()?.revision ?? 0) + 1,
    step: $step.get(),
    selection: { ...(bondType && { bondType }), ...(stateCode && { stateCode }) },
    sections: $sections.get(),
    billing: $billing.get(),
    ...(payment && { payment }),
    ...(renews && { renews }),
    savedAt: now.toISOString(),
  };
}

/** Take a draft over as this tab's quote. Its secrets were never kept, so they will be asked for again. */
export function restoreDraft(draft: QuoteDraft): void {
  const { quoteId, quoteKey, selection, sections, billing, payment, renews, savedAt } = draft;

  $selection.set(selection);
  $quote.set({ quoteId, quoteKey });
  $sections.set(sections);
  $billing.set(billing);
  $payment.set(payment);
  $renews.set(renews);
  $isRestored.set(true);
  setKnownDraft(draft);
  $saveState.set({ status: 'saved', savedAt: new Date(savedAt) });
}

/** This tab knows of the draft: its next save replaces it. */
export function setKnownDraft(draft: DraftMark): void {
  $savedMark.set(markOf(draft));
}
