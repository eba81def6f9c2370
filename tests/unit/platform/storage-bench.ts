import { vi } from 'vitest';
import { accessToken } from '../../support/access-token';

export const KEY = 'marshline-session';

/** A new page over the existing storage: the modules' state is reset. */
export async function openPage() {
  vi.resetModules();

  return {
    ...(await import('~/platform/session-storage')),
    ...(await import('~/platform/stored-session')),
    ...(await import('~/platform/private-storage')),
  };
}

export type OpenPage = Awaited<ReturnType<typeof openPage>>;

/** A stored session of a user. `n` tells two tokens of one user apart. */
export function sessionOf(user: string, n = 0): string {
  return JSON.stringify({
    access_token: accessToken({ sub: user, email: `${user}@example.com`, n }),
  });
}

/** What the browser does when it blocks the storage. */
export function refuse(): never {
  throw new DOMException('blocked', 'SecurityError');
}

/** Another tab of this browser changes the shared storage. */
export function inOtherTab(key: string, text: string | null): void {
  if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
  dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
}
