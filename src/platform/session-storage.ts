import { readSessionId, readTokenUser } from '~/domain/accounts/session-user';
import {
  type BrowserStorage,
  deviceStorage,
  onOtherTabChange,
  tabStorage,
} from './browser-storage';
import { hasEndedSince, noteSession } from './ended-sessions';
import {
  claimPrivateStorage,
  clearPrivateStorage,
  dropEndedState,
  SIGN_OUT_KEY,
} from './private-storage';
import { ENDS_WITH_TAB_KEY, MOVED_SESSION_KEY, SESSION_KEY } from './storage-keys';
import { findStoredSession, sessionInMemory } from './stored-session';

const listeners = new Set<() => void>();

/**
 * Choose the storage of the next session: this device until a sign-out, or this tab until it
 * closes. Call it before the sign-in. The choice lasts as long as the tab, so that it survives the
 * way to the provider of single sign-on. An existing session stays in its storage.
 */
export function rememberSession(remember: boolean): void {
  if (remember) tabStorage.remove(ENDS_WITH_TAB_KEY);
  else tabStorage.write(ENDS_WITH_TAB_KEY, 'yes');
}

/** Whether this tab's session, or its next one, ends when the tab closes. */
export function endsWithTab(): boolean {
  const keys = [SESSION_KEY, ENDS_WITH_TAB_KEY];

  return keys.some((key) => tabStorage.read(key) !== undefined);
}

/** The access token of the stored session. It may have expired. */
export function readAccessToken(): string | undefined {
  return accessTokenIn(readSession());
}

/** The stored session as the client wrote it. */
export function readSession(): string | undefined {
  const session = findStoredSession();
  if (session !== undefined) noteSession(sessionIdIn(session));

  return session;
}

/** The storage that supabase-js uses for its session and for the secrets of mailed links. */
export const sessionStorageAdapter = {
  getItem: (key: string): string | null =>
    (key === SESSION_KEY ? readSession() : (deviceStorage.read(key) ?? sessionInMemory.get(key))) ??
    null,

  setItem: (key: string, text: string): void => {
    // A mailed link opens in a new tab, so its secret has to be on the device.
    if (key === SESSION_KEY) storeSession(text);
    else if (!deviceStorage.write(key, text)) sessionInMemory.set(key, text);
  },

  removeItem: (key: string): void => {
    sessionInMemory.delete(key);
    if (key === SESSION_KEY) removeSession();
    else deviceStorage.remove(key);
  },
};

/**
 * Call the listener when a session is stored, renewed or removed, in this tab or another one. The
 * returned function stops it.
 */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  const stops = [
    onOtherTabChange(SESSION_KEY, listener),
    onOtherTabChange(SIGN_OUT_KEY, listener),
    () => listeners.delete(listener),
  ];

  return () => stops.forEach((stop) => stop());
}

/**
 * Delete everything that this site stores for a person from this tab and this device, including the
 * session.
 */
export function forgetPerson(): void {
  sessionInMemory.clear();
  clearPrivateStorage();
  announceSession();
}

function storeSession(text: string): void {
  dropEndedState();
  const id = sessionIdIn(text);
  if (hasEndedSince(id)) return;

  const storage = storageOfSession();
  if (storage === deviceStorage && hasMoved(text)) return;

  const owner = readTokenUser(accessTokenIn(text) ?? '');
  if (owner) claimPrivateStorage(owner.id);

  const isKept = storage.write(SESSION_KEY, text);
  if (isKept && storage === deviceStorage) tabStorage.remove(SESSION_KEY);
  // When the device storage is full, the tab storage may still have room.
  if (!isKept && !tabStorage.write(SESSION_KEY, text)) sessionInMemory.set(SESSION_KEY, text);
  noteSession(id);
  announceSession();
}

/** The storage of a new session: the device, unless the visitor chose the tab or the tab has a session. */
function storageOfSession(): BrowserStorage {
  return endsWithTab() ? tabStorage : deviceStorage;
}

/** Whether another tab took this session for itself, so that the device must not keep it. */
function hasMoved(session: string): boolean {
  const moved = deviceStorage.read(MOVED_SESSION_KEY);

  return moved !== undefined && moved === sessionIdIn(session);
}

function removeSession(): void {
  const isOfTab = tabStorage.read(SESSION_KEY) !== undefined;
  if (isOfTab) rememberSession(false); // so that the next sign-in uses the same storage
  (isOfTab ? tabStorage : deviceStorage).remove(SESSION_KEY);
  announceSession();
}

/** The id of a stored session. It stays the same when the session is renewed. */
export function sessionIdIn(session: string): string | undefined {
  return readSessionId(accessTokenIn(session) ?? '');
}

function accessTokenIn(session: string | undefined): string | undefined {
  return /"access_token":"([^"]+)"/.exec(session ?? '')?.[1];
}

/** Call the listeners of this tab after a change of the session. */
export function announceSession(): void {
  for (const listener of listeners) listener();
}
