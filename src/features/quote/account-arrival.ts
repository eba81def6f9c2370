import type { QuoteDraft } from '~/domain/quote/draft';
import type { BrowserStorage } from '~/platform/browser-storage';
import { DRAFT_KEY } from '~/platform/storage-keys';
import {
  findInAccount,
  findRenewalInAccount,
  goOnFrom,
  isInAccount,
  moveDraftIntoAccount,
} from '~/stores/account-draft';
import { loadDraft } from './draft-storage';
import { showNotice } from './notices';
import { fillInNumbers } from './numbers-on-file';
import { loadRules } from './rules-loader';
import type { Request } from './opening';
import { $refusedDraft } from './store';
import type { WizardAddress } from './wizard-address';

export { fillInNumbers, keepNumbers } from './numbers-on-file';

/** The link's request: a draft of the account, a bond to renew, or a matter to fill in from. */
type Wanted = Pick<WizardAddress, 'resume' | 'renews' | 'matter'> & Pick<Request, 'kept'>;

/**
 * The draft that a signed-in customer continues, with the numbers that the server has on file. Undefined when there is
 * none, or when this browser's draft cannot be read.
 */
export async function arriveFromAccount(
  storage: BrowserStorage,
  { resume, renews, matter, kept }: Wanted,
  now: Date,
): Promise<QuoteDraft | undefined> {
  // A term is renewed once, so another browser's draft for it goes on.
  const id = kept ? await findRenewalInAccount(kept) : resume;
  const isNew = (renews ?? matter) !== undefined && id === undefined;
  const unstored = isNew ? undefined : await fetchAccountDraft(storage, id, now);
  if (unstored) $refusedDraft.set(unstored);
  const stored = loadDraft(storage, await loadRules(), now);
  const draft = unstored ?? (stored.ok ? stored.value : undefined);

  return draft && fillInNumbers(draft);
}

/**
 * Load a draft from the account of the stored session into this browser. A link's draft comes first, then the draft that this browser already
 * has, then the account's last changed draft. Never replaces answers that the account does not have. Returns the draft
 * if this browser cannot store it.
 */
async function fetchAccountDraft(
  storage: BrowserStorage,
  id: string | undefined,
  now: Date,
): Promise<QuoteDraft | undefined> {
  const rules = await loadRules();
  const stored = loadDraft(storage, rules, now);
  const here = stored.ok ? stored.value : undefined;

  const wanted = id ?? here?.quoteId;
  const isOther = here !== undefined && here.quoteId !== wanted;
  // If the local draft has changes that the account lacks, don't load anything: those changes are saved first, and
  // saving finds out whether another device changed the draft too.
  if (here && !isOther && !(await isInAccount(here))) return undefined;
  if (isOther && !(await moveDraftIntoAccount(storage))) {
    showNotice('account-unavailable');
    return undefined;
  }

  const draft = await findInAccount(wanted);
  if (!draft) {
    if (id && id !== here?.quoteId) showNotice('not-in-account');
    return undefined;
  }
  const quoteKey = isOther || !here ? draft.quoteKey : here.quoteKey;
  goOnFrom(draft);
  const text = rules.writeDraft({ ...draft, quoteKey });
  if (storage.write(DRAFT_KEY, text)) return undefined;
  storage.remove(DRAFT_KEY); // make room by removing an older draft, which the account has

  return storage.write(DRAFT_KEY, text) ? undefined : { ...draft, quoteKey };
}
