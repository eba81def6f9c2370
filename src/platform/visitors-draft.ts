import { deviceStorage } from './browser-storage';
import { ASIDE_DRAFT_KEY, DRAFT_KEY } from './storage-keys';

/**
 * The unfinished quote of a visitor who signed in with a mailed link and chose not to add the quote
 * to the account. It stays in the browser after a sign-out, and returns when the wizard opens with
 * nobody signed in.
 */

/** Move this browser's quote to a key that no account reads. */
export function setDraftAside(): void {
  const text = deviceStorage.read(DRAFT_KEY);
  if (text !== undefined && deviceStorage.write(ASIDE_DRAFT_KEY, text)) {
    deviceStorage.remove(DRAFT_KEY);
  }
}

/** Whether the quote with this id stays out of accounts. */
export function isSetAside(quoteId: string): boolean {
  return quoteIdIn(ASIDE_DRAFT_KEY) === quoteId;
}

/** Set the quote aside again if another tab, which is not signed in, continued it. */
export function keepDraftAside(): void {
  const quoteId = quoteIdIn(DRAFT_KEY);
  if (quoteId !== undefined && isSetAside(quoteId)) setDraftAside();
}

/** Restore the quote that was set aside, unless another quote has taken its place. */
export function bringDraftBack(): void {
  const text = deviceStorage.read(ASIDE_DRAFT_KEY);
  if (text === undefined) return;

  const isFree = deviceStorage.read(DRAFT_KEY) === undefined;
  if (!isFree || deviceStorage.write(DRAFT_KEY, text)) deviceStorage.remove(ASIDE_DRAFT_KEY);
}

function quoteIdIn(key: string): string | undefined {
  return /"quoteId":"([^"]+)"/.exec(deviceStorage.read(key) ?? '')?.[1];
}
