import { deviceStorage, tabStorage } from './browser-storage';
import { announceSession, readSession, rememberSession, sessionIdIn } from './session-storage';
import { MOVED_SESSION_KEY, SESSION_KEY } from './storage-keys';

/**
 * Move the current session to this device or to this tab. After a move to this tab, the other tabs
 * of this browser are signed out. A mark on the device tells them that the session has moved: a tab
 * that is loading or renewing it at that moment would otherwise store it on the device again.
 */
export function moveSession(remember: boolean): void {
  const session = readSession();
  rememberSession(remember);
  if (session === undefined) return;

  const [target, other] = remember ? [deviceStorage, tabStorage] : [tabStorage, deviceStorage];
  if (target.write(SESSION_KEY, session)) {
    if (remember) deviceStorage.remove(MOVED_SESSION_KEY);
    else deviceStorage.write(MOVED_SESSION_KEY, sessionIdIn(session) ?? '');
    other.remove(SESSION_KEY);
  }
  announceSession();
}
