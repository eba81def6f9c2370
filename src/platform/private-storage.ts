import { deviceStorage, tabStorage } from './browser-storage';
import { randomId } from './random';
import { ASIDE_DRAFT_KEY } from './storage-keys';

/**
 * What this site keeps in the browser for one person, and how it goes when that person does: at a sign-out every
 * tab drops it, also a tab that slept through the sign-out.
 */

/** Every key of ours begins so. */
const OWN_PREFIX = 'marshline';

/** How somebody wants the site to work on this device says nothing about anybody, so it stays. */
const PREFERENCE_PREFIX = `${OWN_PREFIX}-prefers-`;

/** Changes with every sign-out on this device. */
export const SIGN_OUT_KEY = 'marshline-sign-out';

/** The mark of the sign-out up to which this tab has dropped what it kept. */
const TAB_MARK_KEY = 'marshline-tab-mark';

/** Whose things are on this device, as the id of a user. */
const OWNER_KEY = 'marshline-owner';

/** Where storage is blocked, the mark lasts as long as the page. */
let markInMemory = '';

/** Names the last sign-out on this device. Another answer than before means: somebody signed out since. */
export function signOutMark(): string {
  return deviceStorage.read(SIGN_OUT_KEY) ?? markInMemory;
}

/**
 * Tell every tab that somebody signs out on purpose. This tab keeps its things until `clearPrivateStorage`: they
 * are needed to sign out with.
 */
export function markSignOut(): void {
  const mark = randomId();
  if (!deviceStorage.write(SIGN_OUT_KEY, mark)) markInMemory = mark;
  tabStorage.write(TAB_MARK_KEY, mark);
}

/** Drop what this tab kept before a sign-out in another tab. Cheap: ask before reading anything private. */
export function dropEndedState(): void {
  const mark = signOutMark();
  if (mark === (tabStorage.read(TAB_MARK_KEY) ?? '')) return;

  removeOwnKeys(() => window.sessionStorage, []);
  tabStorage.write(TAB_MARK_KEY, mark);
}

/**
 * Remove everything of ours from this tab and this device, but for the mark that tells the other tabs to do so, and a
 * visitor's quote that was kept out of the account.
 */
export function clearPrivateStorage(): void {
  removeOwnKeys(() => window.sessionStorage, [TAB_MARK_KEY]);
  removeOwnKeys(() => window.localStorage, [SIGN_OUT_KEY, ASIDE_DRAFT_KEY]);
}

/**
 * Say whose things are kept from now on. What a visitor left goes to the one who signs in; what another user left,
 * whose session ended without a sign-out, is removed as if that user had signed out.
 */
export function claimPrivateStorage(userId: string): void {
  const owner = deviceStorage.read(OWNER_KEY);
  if (owner !== undefined && owner !== userId) {
    markSignOut();
    clearPrivateStorage();
  }
  deviceStorage.write(OWNER_KEY, userId);
}

/** Whose things are on this device, as the id of a user; undefined where they are a visitor's. */
export function privateStorageOwner(): string | undefined {
  return deviceStorage.read(OWNER_KEY);
}

function removeOwnKeys(storage: () => Storage, kept: readonly string[]): void {
  try {
    for (const key of Object.keys(storage())) {
      if (isPrivate(key) && !kept.includes(key)) storage().removeItem(key);
    }
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

function isPrivate(key: string): boolean {
  return key.startsWith(OWN_PREFIX) && !key.startsWith(PREFERENCE_PREFIX);
}
