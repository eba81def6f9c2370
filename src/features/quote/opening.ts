import { atom } from 'nanostores';
import type { QuoteDraft } from '~/domain/quote/draft';
import type { QuoteStep } from '~/domain/quote/journey';
import type { KeptTerms } from '~/domain/renewals/kept-terms';
import { randomId, randomKey } from '~/platform/random';
import { $awaitedStep } from './awaited-step';
import { type Notice, showNotice } from './notices';
import {
  $canVisit,
  $furthestStep,
  $isRestored,
  $quote,
  $renews,
  $sections,
  $selection,
  markChanged,
  openStep,
  type RawSections,
} from './store';
import { choiceIn, type WizardAddress } from './wizard-address';

/**
 * The phase of the wizard: deciding what to show, asking which of two quotes to use, open, or failed to load the draft.
 */
export type Phase =
  | { name: 'starting' }
  | { name: 'choosing'; draft: QuoteDraft; requested: Request }
  | { name: 'open' }
  | { name: 'failed' };

/** The request of a link: a choice, and for a renewal also answers. */
export type Request = Pick<WizardAddress, 'bondType' | 'stateCode'> & {
  sections?: RawSections;
  kept?: KeptTerms;
  /** The notice about the answers. */
  notice?: Notice;
};

export const $phase = atom<Phase>({ name: 'starting' });

/** Start a new quote with the request of a link. */
export function beginQuote({ step, ...request }: Request & { step?: QuoteStep }): void {
  const { sections, kept, notice } = request;
  $quote.set({ quoteId: randomId(), quoteKey: randomKey() });
  $selection.set(choiceIn(request));
  $renews.set(kept);
  if (!sections) {
    openQuote({ ...(step && { step }) });
    return;
  }

  $sections.set(sections);
  $isRestored.set(true); // makes the steps ask again for answers that are never stored
  if (notice) showNotice(notice);
  openQuote({ step: 'bond-details' });
  markChanged();
}

/** Open a step, or the last one that the answers allow. */
export function openQuote({ step = 'select-bond' }: { step?: QuoteStep }): void {
  const isOpen = $canVisit.get()(step);
  const furthest = $furthestStep.get();
  openStep(isOpen ? step : furthest);
  if (!isOpen && furthest === 'documents') $awaitedStep.set(step);
  $phase.set({ name: 'open' });
}
