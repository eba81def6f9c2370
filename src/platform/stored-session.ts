import { deviceStorage, tabStorage } from './browser-storage';
import { dropEndedState } from './private-storage';
import { SESSION_KEY } from './storage-keys';

/** When storage is blocked, a session lasts as long as the page. */
export const sessionInMemory = new Map<string, string>();

/** Whether a session is stored, valid or not. */
export function hasStoredSession(): boolean {
  return findStoredSession() !== undefined;
}

/**
 * The stored session as the client wrote it. A session of this tab takes precedence over one of the
 * device.
 */
export function findStoredSession(): string | undefined {
  dropEndedState();

  return (
    tabStorage.read(SESSION_KEY) ??
    deviceStorage.read(SESSION_KEY) ??
    sessionInMemory.get(SESSION_KEY)
  );
}
