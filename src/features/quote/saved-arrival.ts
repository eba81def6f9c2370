import { signInPath } from '~/domain/accounts/return-to';
import { BOND_TRAITS } from '~/domain/bonds/bond-types';
import type { DraftFailure, QuoteDraft } from '~/domain/quote/draft';
import type { Selection } from '~/domain/quote/selection';
import { isSameTerm } from '~/domain/renewals/same-term';
import type { BrowserStorage } from '~/platform/browser-storage';
import { loadZod } from '~/platform/load-zod';
import { bringDraftBack, keepDraftAside } from '~/platform/visitors-draft';
import { hasStoredSession } from '~/platform/stored-session';
import { loadAccountArrival, loadAccountDraft } from './account-parts';
import { hasDraft, loadDraft, removeDraft } from './draft-storage';
import { type Notice, showNotice } from './notices';
import { hasSections, restoreDraft, setKnownDraft } from './quote-draft';
import { loadRules } from './rules-loader';
import { $phase, beginQuote, openQuote, type Request } from './opening';
import { $renews, $selection, markChanged } from './store';
import { choiceIn, type WizardAddress } from './wizard-address';

/** The notice for a draft that cannot be used. */
const DRAFT_NOTICES: Record<Exclude<DraftFailure, 'none'>, Notice> = {
  expired: 'draft-expired',
  outdated: 'draft-unreadable',
  unreadable: 'draft-unreadable',
};

/** What the page has when it opens. */
type SavedArrival = { storage: BrowserStorage; now: Date; entryQuoteId: string | undefined };

/**
 * Open the quote with the answers of an account, of a renewed bond or matter, or of this browser's draft. Leads to the
 * sign-in if the link names something in an account and nobody is signed in. Rejects if the answers cannot be loaded.
 */
export async function openWithAnswers(
  address: WizardAddress,
  { storage, now, entryQuoteId }: SavedArrival,
): Promise<void> {
  const isInAccount = (address.resume ?? address.renews) !== undefined;
  if (isInAccount && !hasStoredSession()) {
    location.replace(signInPath(location.pathname + location.search));
    return;
  }
  if (hasStoredSession()) keepDraftAside();
  else bringDraftBack();

  const wanted = { ...address, ...(await fetchFilled(address)) };
  const own = hasStoredSession()
    ? await (await loadAccountArrival()).arriveFromAccount(storage, wanted, now)
    : undefined;
  if (own) {
    arriveWithDraft(own, wanted, entryQuoteId);
    return;
  }
  if (!hasDraft(storage)) {
    beginQuote(wanted);
    return;
  }
  const draft = loadDraft(storage, await loadRules(), now);
  if (draft.ok) {
    arriveWithDraft(draft.value, wanted, entryQuoteId);
    return;
  }
  if (draft.code !== 'none') showNotice(DRAFT_NOTICES[draft.code]);
  removeDraft(storage);
  beginQuote(wanted);
}

/** Load the choice and the answers of a renewal from its bond, or of a new quote from a matter. */
async function fetchFilled({ renews, matter }: WizardAddress): Promise<Request> {
  if (renews === undefined && matter === undefined) return {};

  await loadZod();
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
  openQuote({ step: phase.draft.step });
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
  const isMeant = isReturning || isSameTerm(draft.renews, requested.kept);
  const asksForAnother =
    !isMeant && (requested.sections !== undefined || differs(requested, draft.selection));

  if (asksForAnother && hasSections(draft.sections)) {
    $phase.set({ name: 'choosing', draft, requested });
    return;
  }

  if (requested.sections && !isMeant) {
    setKnownDraft(draft); // the draft has no answers, so the renewal may replace it
    beginQuote(requested);
    return;
  }
  restoreDraft(draft);
  if (asksForAnother) {
    $selection.set({ ...draft.selection, ...requested });
    $renews.set(undefined); // with another choice, the quote is for a new bond
    openQuote({ step: 'select-bond' });
    return;
  }
  const notice = isReturning ? undefined : greetingOf(draft);
  if (notice) showNotice(notice);
  openQuote({ step: address.step ?? draft.step });
}

/**
 * What to say about a draft that opens again. A matter and the Contractor Desk start drafts at their details, with known
 * answers. Only the bonds of matters bind persons.
 */
function greetingOf({ selection, step, revision, sections, renews }: QuoteDraft) {
  if (!hasSections(sections)) return undefined;
  if (step === 'bond-details' && !renews) {
    if (selection.isOfBid === true) return undefined; // its page says what is filled in
    if (revision === 1 && sections.business)
      return selection.bondType && BOND_TRAITS[selection.bondType].bindsAPerson
        ? 'matter'
        : 'project';
  }

  return 'resumed';
}

function requestOf(wanted: WizardAddress & Request): Request {
  const { sections, kept, notice } = wanted;

  return {
    ...choiceIn(wanted),
    ...(sections && { sections, ...(kept && { kept }), ...(notice && { notice }) }),
  };
}

function differs(requested: Selection, chosen: Selection): boolean {
  const { bondType = chosen.bondType, stateCode = chosen.stateCode } = requested;

  return bondType !== chosen.bondType || stateCode !== chosen.stateCode;
}
