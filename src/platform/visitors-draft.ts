import { deviceStorage } from './browser-storage';
import { ASIDE_DRAFT_KEY, DRAFT_KEY } from './storage-keys';

/**
 * The unfinished quote of a visitor who signed in by a mailed link and did not want the quote in that account. It waits
 * beside the account, outlives its sign-out, and comes back when the wizard opens with nobody signed in.
 */

/** Put the quote of this browser where no account takes it. */
export function setDraftAside(): void {
  const text = deviceStorage.read(DRAFT_KEY);
  if (text !== undefined && deviceStorage.write(ASIDE_DRAFT_KEY, text)) {
    deviceStorage.remove(DRAFT_KEY);
  }
}

/** Whether the quote with this id is not to go into an account. */
export function isSetAside(quoteId: string): boolean {
  return quoteIdIn(ASIDE_DRAFT_KEY) === quoteId;
}

/** Set the quote aside once more where another tab, which is not signed in, went on writing it. */
export function keepDraftAside(): void {
  const quoteId = quoteIdIn(DRAFT_KEY);
  if (quoteId !== undefined && isSetAside(quoteId)) setDraftAside();
}

/** Give the quote back to the visitor, unless there is another in its place. */
export function bringDraftBack(): void {
  const text = deviceStorage.read(ASIDE_DRAFT_KEY);
  if (text === undefined) return;

  const isFree = deviceStorage.read(DRAFT_KEY) === undefined;
  if (!isFree || deviceStorage.write(DRAFT_KEY, text)) deviceStorage.remove(ASIDE_DRAFT_KEY);
}

function quoteIdIn(key: string): string | undefined {
  return /"quoteId":"([^"]+)"/.exec(deviceStorage.read(key) ?? '')?.[1];
}
