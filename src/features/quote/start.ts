import { atom } from 'nanostores';
import type { DraftFailure, QuoteDraft } from '~/domain/quote/draft';
import type { QuoteStep } from '~/domain/quote/journey';
import type { Selection } from '~/domain/quote/selection';
import type { KeptTerms } from '~/domain/renewals/kept-terms';
import type { BrowserStorage } from '~/platform/browser-storage';
import { randomId, randomKey } from '~/platform/random';
import { hasStoredSession } from '~/platform/session-storage';
import { DRAFT_KEY } from '~/platform/storage-keys';
import { bringDraftBack, keepDraftAside } from '~/platform/visitors-draft';
import { findInAccount, goOnFrom, isInAccount, moveDraftIntoAccount } from '~/stores/account-draft';
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
 * How far the wizard is: finding out what to show; asking which of two quotes to go on with; open; or unable to read
 * the draft it knows is there.
 */
export type Phase =
  | { name: 'starting' }
  | { name: 'choosing'; draft: QuoteDraft; requested: Request }
  | { name: 'open' }
  | { name: 'failed' };

/** What a link asks for: a choice, and answers where it renews a bond. */
type Request = Pick<WizardAddress, 'bondType' | 'stateCode'> & {
  sections?: RawSections;
  kept?: KeptTerms;
  /** What to say of the answers. */
  notice?: Notice;
};

export const $phase = atom<Phase>({ name: 'starting' });

/** What the page knows when it opens. */
export type Arrival = {
  catalogue: readonly QuoteBond[];
  site: QuoteSite;
  /** The query of the address. */
  search: string;
  /** The quote whose step the history entry is: on a reload and on Back, not when a link was followed. */
  entryQuoteId: string | undefined;
  storage: BrowserStorage;
  now: Date;
};

/** What to say of a draft that cannot be used. */
const DRAFT_NOTICES: Record<Exclude<DraftFailure, 'none'>, Notice> = {
  expired: 'draft-expired',
  outdated: 'draft-unreadable',
  unreadable: 'draft-unreadable',
};

/** Open the wizard: with the draft of this browser or of the account, with what a link asks for, or empty. */
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
    const { renews, resume } = address;
    const renewal = renews === undefined ? {} : await fetchRenewal(renews);
    const wanted = { ...address, ...renewal };
    if (renews === undefined) await fetchAccountDraft(storage, resume, now);
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

/**
 * Bring a draft of the account into this browser: the one a link names; where this browser has one, what became of it
 * on another device; else the one changed last. Nothing that is not in the account is replaced.
 */
async function fetchAccountDraft(storage: BrowserStorage, id: string | undefined, now: Date) {
  if (!hasStoredSession()) return;
  const rules = await loadRules();
  const stored = loadDraft(storage, rules, now);
  const here = stored.ok ? stored.value : undefined;

  const wanted = id ?? here?.quoteId;
  const isOther = here !== undefined && here.quoteId !== wanted;
  // What changed here is kept first; whether the other device changed it as well, saving finds out.
  if (here && !isOther && !(await isInAccount(here))) return;
  if (isOther && !(await moveDraftIntoAccount(storage))) {
    showNotice('account-unavailable');
    return;
  }

  const draft = await findInAccount(wanted);
  if (!draft) {
    if (id && id !== here?.quoteId) showNotice('not-in-account');
    return;
  }
  const quoteKey = isOther || !here ? draft.quoteKey : here.quoteKey;
  if (storage.write(DRAFT_KEY, rules.writeDraft({ ...draft, quoteKey }))) goOnFrom(draft);
}

/** The choice and the answers that a renewal begins with, from the bond of the account it goes on from. */
async function fetchRenewal(bondId: string): Promise<Request> {
  const { findRenewal } = await import('./renewal');
  const renewal = await findRenewal(bondId);
  if (!renewal.sections) showNotice(renewal.notice);

  return renewal;
}

/** Go on with the draft that was found. */
export function resumeDraft(): void {
  const phase = $phase.get();
  if (phase.name !== 'choosing') return;

  restoreDraft(phase.draft);
  open({ step: phase.draft.step });
}

/**
 * Leave the draft that was found, and begin what the link asks for. The next save replaces it here; an account keeps
 * it.
 */
export function startRequestedQuote(): void {
  const phase = $phase.get();
  if (phase.name !== 'choosing') return;

  if (hasStoredSession()) void moveDraftIntoAccount();
  setKnownDraft(phase.draft);
  beginQuote(phase.requested);
  markChanged();
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
    setKnownDraft(draft); // it has no answers: the renewal takes its place
    beginQuote(requested);
    return;
  }
  restoreDraft(draft);
  if (asksForAnother) {
    $selection.set({ ...draft.selection, ...requested });
    $renews.set(undefined); // another choice is a bond of its own
    open({ step: 'select-bond' });
    return;
  }
  if (!isReturning && hasSections(draft.sections)) showNotice('resumed');
  open({ step: address.step ?? draft.step });
}

/** A quote of its own, with the choice a link brings along. */
function beginQuote({ step, ...request }: Request & { step?: QuoteStep }): void {
  const { bondType, stateCode, sections, kept, notice } = request;
  $quote.set({ quoteId: randomId(), quoteKey: randomKey() });
  $selection.set({ ...(bondType && { bondType }), ...(stateCode && { stateCode }) });
  $renews.set(kept);
  if (!sections) {
    open({ ...(step && { step }) });
    return;
  }

  $sections.set(sections);
  $isRestored.set(true); // what is never kept is asked for again
  if (notice) showNotice(notice);
  open({ step: 'bond-details' });
  markChanged();
}

function open({ step = 'select-bond' }: { step?: QuoteStep }): void {
  openStep($canVisit.get()(step) ? step : $furthestStep.get());
  $phase.set({ name: 'open' });
}

function requestOf(wanted: WizardAddress & Request): Request {
  const { bondType, stateCode, sections, kept, notice } = wanted;

  return {
    ...(bondType && { bondType }),
    ...(stateCode && { stateCode }),
    ...(sections && { sections, ...(kept && { kept }), ...(notice && { notice }) }),
  };
}

function differs(requested: Selection, chosen: Selection): boolean {
  const { bondType = chosen.bondType, stateCode = chosen.stateCode } = requested;

  return bondType !== chosen.bondType || stateCode !== chosen.stateCode;
}
