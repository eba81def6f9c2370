import type { Selection } from '~/domain/quote/selection';
import type { BrowserStorage } from '~/platform/browser-storage';
import { ASIDE_DRAFT_KEY } from '~/platform/storage-keys';
import { hasStoredSession } from '~/platform/stored-session';
import { hasConfirmation } from './confirmation/kept-confirmation';
import { hasDraft } from './draft-storage';
import { showNotice } from './notices';
import { $phase, beginQuote, openQuote } from './opening';
import { $openingParts, loadOpeningParts } from './opening-parts-loader';
import type { QuoteBond, QuoteSite } from './quote-bond';
import { $catalogue, $isSubmitted, $site } from './store';
import { readAddress, type WizardAddress, withChoice } from './wizard-address';

/** The data that the page has when it opens. */
export type Arrival = {
  catalogue: readonly QuoteBond[];
  site: QuoteSite;
  /** The query of the address. */
  search: string;
  /** The visitor's own choice, made in the first step before the wizard opened. It counts more than the link's. */
  typed?: Selection;
  /** The quote of the current history entry. It is set after a reload or Back, but not after following a link. */
  entryQuoteId: string | undefined;
  storage: BrowserStorage;
  now: Date;
};

/** Open the wizard with the draft of this browser or of the account, with the request of a link, or empty. */
export async function startQuote(arrival: Arrival): Promise<void> {
  const { catalogue, site, search, typed = {}, storage } = arrival;
  const address = withChoice(readAddress(search), typed);
  const setUp = () => {
    $catalogue.set(catalogue);
    $site.set(site);
  };

  if (address.step === 'confirmation' && hasConfirmation()) {
    setUp();
    $isSubmitted.set(true);
    openQuote(address);
    return;
  }
  if (address.unknown.includes('bondType')) showNotice('unknown-bond');
  if (address.unknown.includes('state')) showNotice('unknown-state');
  if (!hasAnswersToBring(address, storage)) {
    // Without this code, the notices about the link are missing.
    if (address.unknown.length > 0) await loadOpeningParts().catch(() => undefined);
    setUp(); // only now, because it opens further steps of a complete choice
    beginQuote(address);
    return;
  }

  setUp();
  try {
    await loadOpeningParts();
    await $openingParts.get()?.openWithAnswers(address, arrival);
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
