// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accessToken } from '../../support/access-token';

const KEY = 'marshline-session';
const JANE = JSON.stringify({ access_token: accessToken({ sub: 'jane' }) });

async function openPage() {
  vi.resetModules();

  return {
    ...(await import('~/platform/session-storage')),
    ...(await import('~/platform/move-session')),
  };
}

let page: Awaited<ReturnType<typeof openPage>>;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  page = await openPage();
});

afterEach(() => vi.restoreAllMocks());

const refuse = (): never => {
  throw new DOMException('blocked', 'SecurityError');
};

describe('a session', () => {
  it('moves to this tab and back, with one copy at a time', () => {
    page.sessionStorageAdapter.setItem(KEY, JANE);
    const listener = vi.fn();
    page.onSessionChange(listener);

    page.moveSession(false);
    expect([sessionStorage.getItem(KEY), localStorage.getItem(KEY)]).toEqual([JANE, null]);
    page.moveSession(true);
    expect([sessionStorage.getItem(KEY), localStorage.getItem(KEY)]).toEqual([null, JANE]);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('stays where it is when the other storage refuses it', () => {
    page.sessionStorageAdapter.setItem(KEY, JANE);
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);

    page.moveSession(false);

    expect(localStorage.getItem(KEY)).toBe(JANE);
  });

  it('cannot move when nobody is signed in', () => {
    page.moveSession(false);

    expect(page.hasStoredSession()).toBe(false);
    expect(page.endsWithTab()).toBe(true);
  });

  it('stays in this tab after the choice, also after the way to a provider and a sign-out elsewhere', async () => {
    page.rememberSession(false);
    localStorage.setItem('marshline-sign-out', 'somebody signed out');
    const returned = await openPage();

    returned.sessionStorageAdapter.setItem(KEY, JANE);

    expect(sessionStorage.getItem(KEY)).toBe(JANE);
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});
