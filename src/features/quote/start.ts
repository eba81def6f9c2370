import { atom } from 'nanostores';
import type { DraftFailure, QuoteDraft } from '~/domain/quote/draft';
import type { QuoteStep } from '~/domain/quote/journey';
import type { Selection } from '~/domain/quote/selection';
import type { KeptTerms } from '~/domain/renewals/kept-terms';
import type { BrowserStorage } from '~/platform/browser-storage';
import { randomId, randomKey } from '~/platform/random';
import { hasStoredSession } from '~/platform/session-storage';
import { bringDraftBack, keepDraftAside } from '~/platform/visitors-draft';
import { loadAccountArrival, loadAccountDraft } from './account-saving';
import { $awaitedStep } from './awaited-step';
import { hasConfirmation } from './confirmation/kept-confirmation';
import { hasDraft, loadDraft, removeDraft } from './draft-storage';
import { type Notice, showNotice } from './notices';
import type { QuoteBond, QuoteSite } from './quote-bond';
import { hasSections, restoreDraft, setKnownDraft } from './quote-draft';
import { loadRules } from './rules-loader';
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
type Request = Pick<WizardAddress, 'bondType' | 'stateCode'> & {
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

/** The notice for a draft that cannot be used. */
const DRAFT_NOTICES: Record<Exclude<DraftFailure, 'none'>, Notice> = {
  expired: 'draft-expired',
  outdated: 'draft-unreadable',
  unreadable: 'draft-unreadable',
};

/** Open the wizard with the draft of this browser or of the account, with the request of a link, or empty. */
export async function startQuote(arrival: Arrival): Promise<void> {
  const { catalogue, site, search, storage, now } = arrival;
  const address = readAddress(search);
  $catalogue.set(catalogue);
  $site.set(site);
  if (hasStoredSession()) keepDraftAside();
  else bringDraftBack();

  if (address.step === 'confirmation' && hasConfirmation()) {
    $isSubmitted.set(true);
    open(address);
    return;
  }
  if (address.unknown.includes('bondType')) showNotice('unknown-bond');
  if (address.unknown.includes('state')) showNotice('unknown-state');

  try {
    const wanted = { ...address, ...(await fetchFilled(address)) };
    const own = hasStoredSession()
      ? await (await loadAccountArrival()).arriveFromAccount(storage, address, now)
      : undefined;
    if (own) {
      arriveWithDraft(own, wanted, arrival.entryQuoteId);
      return;
    }
    if (!hasDraft(storage)) {
      beginQuote(wanted);
      return;
    }
    const draft = loadDraft(storage, await loadRules(), now);
    if (draft.ok) {
      arriveWithDraft(draft.value, wanted, arrival.entryQuoteId);
      return;
    }
    if (draft.code !== 'none') showNotice(DRAFT_NOTICES[draft.code]);
    removeDraft(storage);
    beginQuote(wanted);
  } catch {
    $phase.set({ name: 'failed' });
  }
}

/** Load the choice and the answers of a renewal from its bond, or of a new quote from a matter. */
async function fetchFilled({ renews, matter }: WizardAddress): Promise<Request> {
  if (renews === undefined && matter === undefined) return {};

  const filled =
    renews === undefined
      ? await (await import('./matter-quote')).findMatterQuote(String(matter))
      : await (await import('./renewal')).findRenewal(renews);
  if (!filled.sections) showNotice(filled.notice);

  return filled;
}

/** Use the saved draft. */
export function resumeDraft(): void {
  const phase = $phase.get();
  if (phase.name !== 'choosing') return;

  restoreDraft(phase.draft);
  open({ step: phase.draft.step });
}

/**
 * Start the quote that the link asks for. The next save replaces the saved draft in this browser; an account keeps it.
 */
export async function startRequestedQuote(): Promise<void> {
  const phase = $phase.get();
  if (phase.name !== 'choosing') return;

  if (hasStoredSession()) await keepDraftInAccount();
  if ($phase.get() !== phase) return; // another press was faster

  setKnownDraft(phase.draft);
  beginQuote(phase.requested);
  markChanged();
}

/** Start to save this browser's draft in the account, which reads it before the new quote replaces it. */
async function keepDraftInAccount(): Promise<void> {
  const accountDraft = await loadAccountDraft().catch(() => undefined);
  void accountDraft?.moveDraftIntoAccount();
}

function arriveWithDraft(
  draft: QuoteDraft,
  address: WizardAddress & Request,
  entryQuoteId: string | undefined,
): void {
  const requested = requestOf(address);
  const isReturning = entryQuoteId === draft.quoteId;
  const asksForAnother =
    !isReturning && (requested.sections !== undefined || differs(requested, draft.selection));

  if (asksForAnother && hasSections(draft.sections)) {
    $phase.set({ name: 'choosing', draft, requested });
    return;
  }

  if (requested.sections && !isReturning) {
    setKnownDraft(draft); // the draft has no answers, so the renewal may replace it
    beginQuote(requested);
    return;
  }
  restoreDraft(draft);
  if (asksForAnother) {
    $selection.set({ ...draft.selection, ...requested });
    $renews.set(undefined); // with another choice, the quote is for a new bond
    open({ step: 'select-bond' });
    return;
  }
  if (!isReturning && hasSections(draft.sections)) showNotice('resumed');
  open({ step: address.step ?? draft.step });
}

/** Start a new quote with the choice from a link. */
function beginQuote({ step, ...request }: Request & { step?: QuoteStep }): void {
  const { sections, kept, notice } = request;
  $quote.set({ quoteId: randomId(), quoteKey: randomKey() });
  $selection.set(choiceIn(request));
  $renews.set(kept);
  if (!sections) {
    open({ ...(step && { step }) });
    return;
  }

  $sections.set(sections);
  $isRestored.set(true); // makes the steps ask again for answers that are never stored
  if (notice) showNotice(notice);
  open({ step: 'bond-details' });
  markChanged();
}

function open({ step = 'select-bond' }: { step?: QuoteStep }): void {
  const isOpen = $canVisit.get()(step);
  const furthest = $furthestStep.get();
  openStep(isOpen ? step : furthest);
  if (!isOpen && furthest === 'documents') $awaitedStep.set(step);
  $phase.set({ name: 'open' });
}

function requestOf(wanted: WizardAddress & Request): Request {
  const { sections, kept, notice } = wanted;

  return {
    ...choiceIn(wanted),
    ...(sections && { sections, ...(kept && { kept }), ...(notice && { notice }) }),
  };
}

function choiceIn({ bondType, stateCode }: Request): Pick<Request, 'bondType' | 'stateCode'> {
  return { ...(bondType && { bondType }), ...(stateCode && { stateCode }) };
}

function differs(requested: Selection, chosen: Selection): boolean {
  const { bondType = chosen.bondType, stateCode = chosen.stateCode } = requested;

  return bondType !== chosen.bondType || stateCode !== chosen.stateCode;
}
