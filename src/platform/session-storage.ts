import { readTokenUser } from '~/domain/accounts/session-user';
import {
  type BrowserStorage,
  deviceStorage,
  onOtherTabChange,
  tabStorage,
} from './browser-storage';
import {
  claimPrivateStorage,
  clearPrivateStorage,
  dropEndedState,
  SIGN_OUT_KEY,
} from './private-storage';
import { SESSION_KEY } from './storage-keys';

/** Where storage is blocked, a session lasts as long as the page. */
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

/** The access token of the stored session, expired or not. */
export function readAccessToken(): string | undefined {
  return accessTokenIn(readSession());
}

/** The text of the session, as the client wrote it. The session of this tab goes before the one of the device. */
export function readSession(): string | undefined {
  dropEndedState();

  return tabStorage.read(SESSION_KEY) ?? deviceStorage.read(SESSION_KEY) ?? memory.get(SESSION_KEY);
}

/** The storage supabase-js keeps its session in, and the secrets of links it had mailed. */
export const sessionStorageAdapter = {
  getItem: (key: string): string | null =>
    (key === SESSION_KEY ? readSession() : (deviceStorage.read(key) ?? memory.get(key))) ?? null,

  setItem: (key: string, text: string): void => {
    // The link in a mail opens in a tab of its own, so its secret cannot stay in this one.
    if (key === SESSION_KEY) storeSession(text);
    else if (!deviceStorage.write(key, text)) memory.set(key, text);
  },

  removeItem: (key: string): void => {
    memory.delete(key);
    if (key === SESSION_KEY) removeSession();
    else deviceStorage.remove(key);
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

/** Remove everything this site keeps for a person from this tab and this device: the session and all else. */
export function forgetPerson(): void {
  memory.clear();
  isRemembered = undefined;
  clearPrivateStorage();
  announce();
}

function storeSession(text: string): void {
  dropEndedState();
  const storage = storageOfSession();
  isRemembered = undefined;
  const owner = readTokenUser(accessTokenIn(text) ?? '');
  if (owner) claimPrivateStorage(owner.id);

  if (!storage.write(SESSION_KEY, text)) memory.set(SESSION_KEY, text);
  if (storage === deviceStorage) tabStorage.remove(SESSION_KEY);
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

function accessTokenIn(session: string | undefined): string | undefined {
  return /"access_token":"([^"]+)"/.exec(session ?? '')?.[1];
}

function announce(): void {
  for (const listener of listeners) listener();
}
