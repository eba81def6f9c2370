import { deviceStorage, tabStorage } from './browser-storage';
import { announceSession, readSession, rememberSession } from './session-storage';
import { SESSION_KEY } from './storage-keys';

/**
 * Move the current session to this device or to this tab. After a move to this tab, the other tabs
 * of this browser are signed out.
 */
export function moveSession(remember: boolean): void {
  const session = readSession();
  rememberSession(remember);
  if (session === undefined) return;

  const [target, other] = remember ? [deviceStorage, tabStorage] : [tabStorage, deviceStorage];
  if (target.write(SESSION_KEY, session)) other.remove(SESSION_KEY);
  announceSession();
}
