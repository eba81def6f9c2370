import {
  type BrowserStorage,
  deviceStorage,
  onOtherTabChange,
  tabStorage,
} from './browser-storage';
import { randomId } from './random';

/** Where the session is kept. A page without this key in either storage has nobody signed in. */
export const SESSION_KEY = 'marshline-session';

/** Changes with every sign-out on this device; tells a sign-out from a session that ended by itself. */
const SIGN_OUT_KEY = 'marshline-sign-out';

/** The mark of the last sign-out when the session of this tab began. */
const TAB_MARK_KEY = 'marshline-session-mark';

/** Everything this site keeps in the browser begins so. */
const OWN_PREFIX = 'marshline';

const memory = new Map<string, string>();
const listeners = new Set<() => void>();
let isRemembered: boolean | undefined;

/**
 * Where the next session is kept: on this device until somebody signs out, or in this tab until it closes. Say it
 * just before signing in; a session that is there stays where it is.
 */
export function rememberSession(remember: boolean): void {
  isRemembered = remember;
}

/** Whether a session may be there, valid or not. */
export function hasStoredSession(): boolean {
  return readSession() !== undefined;
}

/** The text of the session, as the client wrote it. The session of this tab goes before the one of the device. */
export function readSession(): string | undefined {
  const ofTab = tabStorage.read(SESSION_KEY);
  const isEnded = ofTab !== undefined && tabStorage.read(TAB_MARK_KEY) !== signOutMark();
  // Somebody signed out in another tab while this one slept.
  if (isEnded) tabStorage.remove(SESSION_KEY);
  if (ofTab !== undefined && !isEnded) return ofTab;

  return deviceStorage.read(SESSION_KEY) ?? memory.get(SESSION_KEY);
}

/** The storage supabase-js keeps its session and the secrets of mailed links in. */
export const sessionStorageAdapter = {
  getItem: (key: string): string | null =>
    (key === SESSION_KEY ? readSession() : (deviceStorage.read(key) ?? memory.get(key))) ?? null,

  setItem: (key: string, text: string): void => {
    // The link in a mail opens in a tab of its own, so its secret cannot stay in this one.
    if (key === SESSION_KEY) storeSession(text);
    else if (!deviceStorage.write(key, text)) memory.set(key, text);
  },

  removeItem: (key: string): void => {
    if (key === SESSION_KEY) removeSession();
    else deviceStorage.remove(key);
    memory.delete(key);
  },
};

/** Hear of a session that is stored, renewed or removed, in this tab or in another. Returns the way to stop. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  const stops = [
    onOtherTabChange(SESSION_KEY, listener),
    onOtherTabChange(SIGN_OUT_KEY, listener),
    () => listeners.delete(listener),
  ];

  return () => stops.forEach((stop) => stop());
}

/** Names the last sign-out on this device. Another answer than before means: somebody signed out since. */
export function signOutMark(): string {
  return deviceStorage.read(SIGN_OUT_KEY) ?? memory.get(SIGN_OUT_KEY) ?? '';
}

/** Tell every tab, also those that sleep, that somebody signed out on purpose. */
export function markSignOut(): void {
  const mark = randomId();
  if (!deviceStorage.write(SIGN_OUT_KEY, mark)) memory.set(SIGN_OUT_KEY, mark);
}

/** Remove everything of ours from this tab and this device, except the mark of the last sign-out. */
export function clearPrivateStorage(): void {
  for (const key of ownKeys(() => window.sessionStorage)) tabStorage.remove(key);
  for (const key of ownKeys(() => window.localStorage)) deviceStorage.remove(key);
  for (const key of [...memory.keys()]) if (key !== SIGN_OUT_KEY) memory.delete(key);
  isRemembered = undefined;
  announce();
}

function storeSession(text: string): void {
  const storage = storageOfSession();
  isRemembered = undefined;

  if (!storage.write(SESSION_KEY, text)) memory.set(SESSION_KEY, text);
  if (storage === tabStorage) tabStorage.write(TAB_MARK_KEY, signOutMark());
  else tabStorage.remove(SESSION_KEY);
  announce();
}

/** Where a new session goes: where the visitor wants it, else where the one before it is or was. */
function storageOfSession(): BrowserStorage {
  if (isRemembered !== undefined) return isRemembered ? deviceStorage : tabStorage;
  if (tabStorage.read(SESSION_KEY) !== undefined) return tabStorage;

  return deviceStorage.read(SESSION_KEY) === undefined ? tabStorage : deviceStorage;
}

function removeSession(): void {
  const isOfTab = tabStorage.read(SESSION_KEY) !== undefined;
  // Signing in again goes back to the same place.
  if (!isOfTab && deviceStorage.read(SESSION_KEY) !== undefined) isRemembered ??= true;
  (isOfTab ? tabStorage : deviceStorage).remove(SESSION_KEY);
  announce();
}

function announce(): void {
  for (const listener of listeners) listener();
}

function ownKeys(storage: () => Storage): string[] {
  try {
    return Object.keys(storage()).filter(
      (key) => key.startsWith(OWN_PREFIX) && key !== SIGN_OUT_KEY,
    );
  } catch {
    return [];
  }
}
