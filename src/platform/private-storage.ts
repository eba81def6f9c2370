import { deviceStorage, tabStorage } from './browser-storage';
import { randomId } from './random';
import { ASIDE_DRAFT_KEY, ENDS_WITH_TAB_KEY } from './storage-keys';

/**
 * The data that this site stores in the browser for one person, and its removal at a sign-out.
 * Every tab deletes its data, including tabs that were suspended during the sign-out.
 */

/** The prefix of all our storage keys. */
const OWN_PREFIX = 'marshline';

/** Preferences for this device contain no personal data, so they stay. */
const PREFERENCE_PREFIX = `${OWN_PREFIX}-prefers-`;

/** Changes with every sign-out on this device. */
export const SIGN_OUT_KEY = 'marshline-sign-out';

/** The mark of the last sign-out after which this tab deleted its data. */
const TAB_MARK_KEY = 'marshline-tab-mark';

/** The id of the user whose data is on this device. */
const OWNER_KEY = 'marshline-owner';

/** When storage is blocked, the mark lasts as long as the page. */
let markInMemory = '';

/** The mark of the last sign-out on this device. It changes with every sign-out. */
export function signOutMark(): string {
  return deviceStorage.read(SIGN_OUT_KEY) ?? markInMemory;
}

/**
 * Tell every tab that the user signs out on purpose. This tab keeps its data until
 * `clearPrivateStorage`, because the sign-out call needs it.
 */
export function markSignOut(): void {
  const mark = randomId();
  if (!deviceStorage.write(SIGN_OUT_KEY, mark)) markInMemory = mark;
  tabStorage.write(TAB_MARK_KEY, mark);
}

/**
 * Delete this tab's data if another tab has signed out since. It is cheap: call it before you read
 * anything private.
 */
export function dropEndedState(): void {
  const mark = signOutMark();
  if (mark === (tabStorage.read(TAB_MARK_KEY) ?? '')) return;

  // The choice of this tab for its next session is no data about the person who signed out.
  removeOwnKeys(() => window.sessionStorage, [ENDS_WITH_TAB_KEY]);
  tabStorage.write(TAB_MARK_KEY, mark);
}

/**
 * Delete all our data from this tab and this device, except for the mark that tells other tabs to
 * do so and a visitor's quote that was set aside.
 */
export function clearPrivateStorage(): void {
  removeOwnKeys(() => window.sessionStorage, [TAB_MARK_KEY]);
  removeOwnKeys(() => window.localStorage, [SIGN_OUT_KEY, ASIDE_DRAFT_KEY]);
}

/**
 * Set the user whose data is stored from now on. A visitor's data goes to the user who signs in.
 * Data of another user whose session ended without a sign-out is deleted as at a sign-out.
 */
export function claimPrivateStorage(userId: string): void {
  const owner = deviceStorage.read(OWNER_KEY);
  if (owner !== undefined && owner !== userId) {
    markSignOut();
    clearPrivateStorage();
  }
  deviceStorage.write(OWNER_KEY, userId);
}

/** The id of the user whose data is on this device. Undefined when it is a visitor's. */
export function privateStorageOwner(): string | undefined {
  return deviceStorage.read(OWNER_KEY);
}

function removeOwnKeys(storage: () => Storage, kept: readonly string[]): void {
  try {
    for (const key of Object.keys(storage())) {
      if (isPrivate(key) && !kept.includes(key)) storage().removeItem(key);
    }
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

function isPrivate(key: string): boolean {
  return key.startsWith(OWN_PREFIX) && !key.startsWith(PREFERENCE_PREFIX);
}
