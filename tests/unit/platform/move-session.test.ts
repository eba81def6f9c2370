// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accessToken } from '../../support/access-token';

const KEY = 'marshline-session';
const JANE = JSON.stringify({ access_token: accessToken({ sub: 'jane', session_id: 'first' }) });
const JANE_LATER = JSON.stringify({
  access_token: accessToken({ sub: 'jane', session_id: 'second' }),
});

async function openPage() {
  vi.resetModules();

  return {
    ...(await import('~/platform/session-storage')),
    ...(await import('~/platform/stored-session')),
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

  it('is not stored on the device again by another tab that was renewing it, but the next one is', async () => {
    page.sessionStorageAdapter.setItem(KEY, JANE);
    page.moveSession(false);
    sessionStorage.clear(); // the other tab has a storage of its own
    const other = await openPage();

    other.sessionStorageAdapter.setItem(KEY, JANE);
    expect(localStorage.getItem(KEY)).toBeNull();

    other.sessionStorageAdapter.setItem(KEY, JANE_LATER);
    expect(localStorage.getItem(KEY)).toBe(JANE_LATER);
  });

  it('is stored on the device again after it moved back', () => {
    page.sessionStorageAdapter.setItem(KEY, JANE);
    page.moveSession(false);
    page.moveSession(true);

    page.sessionStorageAdapter.setItem(KEY, JANE);

    expect(localStorage.getItem(KEY)).toBe(JANE);
  });

  it('stays where it is when the other storage refuses it', () => {
    page.sessionStorageAdapter.setItem(KEY, JANE);
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);

    page.moveSession(false);

    page.sessionStorageAdapter.setItem(KEY, JANE);

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
