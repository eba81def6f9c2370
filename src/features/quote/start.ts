import { atom } from 'nanostores';
import type { QuoteDraft } from '~/domain/quote/draft';
import type { QuoteStep } from '~/domain/quote/journey';
import type { KeptTerms } from '~/domain/renewals/kept-terms';
import type { BrowserStorage } from '~/platform/browser-storage';
import { randomId, randomKey } from '~/platform/random';
import { ASIDE_DRAFT_KEY } from '~/platform/storage-keys';
import { hasStoredSession } from '~/platform/stored-session';
import { $awaitedStep } from './awaited-step';
import { hasConfirmation } from './confirmation/kept-confirmation';
import { hasDraft } from './draft-storage';
import { type Notice, showNotice } from './notices';
import { loadOpeningParts } from './opening-parts-loader';
import type { QuoteBond, QuoteSite } from './quote-bond';
import {
  $canVisit,
  $catalogue,
  $furthestStep,
  $isRestored,
  $isSubmitted,
  $quote,
  $renews,
  $sections,
  $selection,
  $site,
  markChanged,
  openStep,
  type RawSections,
} from './store';
import { readAddress, type WizardAddress } from './wizard-address';

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

/** The data that the page has when it opens. */
export type Arrival = {
  catalogue: readonly QuoteBond[];
  site: QuoteSite;
  /** The query of the address. */
  search: string;
  /** The quote of the current history entry. It is set after a reload or Back, but not after following a link. */
  entryQuoteId: string | undefined;
  storage: BrowserStorage;
  now: Date;
};

/** Open the wizard with the draft of this browser or of the account, with the request of a link, or empty. */
export async function startQuote(arrival: Arrival): Promise<void> {
  const { catalogue, site, search, storage } = arrival;
  const address = readAddress(search);
  $catalogue.set(catalogue);
  $site.set(site);
  if (address.step === 'confirmation' && hasConfirmation()) {
    $isSubmitted.set(true);
    openQuote(address);
    return;
  }
  if (address.unknown.includes('bondType')) showNotice('unknown-bond');
  if (address.unknown.includes('state')) showNotice('unknown-state');
  if (!hasAnswersToBring(address, storage)) {
    // Without this code, the notices about the link are missing.
    if (address.unknown.length > 0) await loadOpeningParts().catch(() => undefined);
    beginQuote(address);
    return;
  }

  try {
    const { openWithAnswers } = await loadOpeningParts();
    await openWithAnswers(address, arrival);
  } catch {
    $phase.set({ name: 'failed' });
  }
}

/** Whether the quote may have answers already: from an account, from a renewed bond or matter, or from a draft. */
function hasAnswersToBring(
  { resume, renews, matter }: WizardAddress,
  storage: BrowserStorage,
): boolean {
  const isNamed = (resume ?? renews ?? matter) !== undefined;
  const isStored = hasDraft(storage) || storage.read(ASIDE_DRAFT_KEY) !== undefined;

  return isNamed || isStored || hasStoredSession();
}

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

/** The bond and the state of a request. */
export function choiceIn({
  bondType,
  stateCode,
}: Request): Pick<Request, 'bondType' | 'stateCode'> {
  return { ...(bondType && { bondType }), ...(stateCode && { stateCode }) };
}
