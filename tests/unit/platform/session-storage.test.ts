// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accessToken } from '../../support/access-token';

const KEY = 'marshline-session';
const VERIFIER_KEY = `${KEY}-code-verifier`;

/** A fresh page over the storage there is: what modules remember is forgotten. */
async function openPage() {
  vi.resetModules();

  return {
    ...(await import('~/platform/session-storage')),
    ...(await import('~/platform/private-storage')),
  };
}

type OpenPage = Awaited<ReturnType<typeof openPage>>;

let page: OpenPage;

const sessionOf = (user: string, n = 0) =>
  JSON.stringify({ access_token: accessToken({ sub: user, email: `${user}@example.com`, n }) });
const JANE = sessionOf('jane');

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  page = await openPage();
});

afterEach(() => vi.restoreAllMocks());

const refuse = (): never => {
  throw new DOMException('blocked', 'SecurityError');
};

/** What another tab of this browser does to the storage they share. */
function inOtherTab(key: string, text: string | null): void {
  if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
  dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
}

describe('a new session', () => {
  it('is kept in this tab unless the visitor wants more', () => {
    page.sessionStorageAdapter.setItem(KEY, JANE);

    expect(sessionStorage.getItem(KEY)).toBe(JANE);
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(page.hasStoredSession()).toBe(true);
  });

  it('is kept on this device when the visitor wants to be remembered, once', () => {
    page.rememberSession(true);
    page.sessionStorageAdapter.setItem(KEY, JANE);
    expect(localStorage.getItem(KEY)).toBe(JANE);

    page.sessionStorageAdapter.removeItem(KEY);
    page.rememberSession(false);
    page.sessionStorageAdapter.setItem(KEY, JANE);
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(sessionStorage.getItem(KEY)).toBe(JANE);
  });

  it.each([true, false])(
    'stays where it is when it is renewed, remembered: %s',
    async (remember) => {
      page.rememberSession(remember);
      page.sessionStorageAdapter.setItem(KEY, JANE);
      const reopened = await openPage();
      const renewed = sessionOf('jane', 1);

      reopened.sessionStorageAdapter.setItem(KEY, renewed);

      expect((remember ? localStorage : sessionStorage).getItem(KEY)).toBe(renewed);
      expect((remember ? sessionStorage : localStorage).getItem(KEY)).toBeNull();
    },
  );

  it.each([true, false])(
    'goes back to its place when it is taken up again, remembered: %s',
    (remember) => {
      page.rememberSession(remember);
      page.sessionStorageAdapter.setItem(KEY, JANE);
      page.sessionStorageAdapter.removeItem(KEY);

      page.sessionStorageAdapter.setItem(KEY, JANE);

      expect((remember ? localStorage : sessionStorage).getItem(KEY)).toBe(JANE);
    },
  );

  it('of this tab goes before the one of the device', () => {
    localStorage.setItem(KEY, sessionOf('john'));
    sessionStorage.setItem(KEY, JANE);

    expect(page.readSession()).toBe(JANE);
    expect(page.readAccessToken()).toBe(
      (JSON.parse(JANE) as { access_token: string }).access_token,
    );
  });

  it('lasts as long as the page where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    page.sessionStorageAdapter.setItem(KEY, JANE);
    page.sessionStorageAdapter.setItem(VERIFIER_KEY, 'secret');
    expect(page.sessionStorageAdapter.getItem(KEY)).toBe(JANE);
    expect(page.sessionStorageAdapter.getItem(VERIFIER_KEY)).toBe('secret');

    page.sessionStorageAdapter.removeItem(KEY);
    page.sessionStorageAdapter.removeItem(VERIFIER_KEY);
    expect(page.hasStoredSession()).toBe(false);
    expect(page.sessionStorageAdapter.getItem(VERIFIER_KEY)).toBeNull();
  });

  it('of another user removes what the one before left, and says so to every tab', () => {
    page.sessionStorageAdapter.setItem(KEY, JANE);
    localStorage.setItem('marshline.quote-draft', 'of jane');
    const mark = page.signOutMark();

    page.rememberSession(true);
    page.sessionStorageAdapter.setItem(KEY, sessionOf('john'));

    expect(localStorage.getItem('marshline.quote-draft')).toBeNull();
    expect(sessionStorage.getItem(KEY)).toBeNull();
    expect(localStorage.getItem(KEY)).toBe(sessionOf('john'));
    expect(page.signOutMark()).not.toBe(mark);
  });

  it('keeps what a visitor left for the one who signs in', () => {
    localStorage.setItem('marshline.quote-draft', 'of a visitor');

    page.sessionStorageAdapter.setItem(KEY, JANE);
    page.sessionStorageAdapter.setItem(KEY, sessionOf('jane', 1));

    expect(localStorage.getItem('marshline.quote-draft')).toBe('of a visitor');
  });
});

describe('the secret of a mailed link', () => {
  it('is kept on the device, because the link opens in a tab of its own', () => {
    page.sessionStorageAdapter.setItem(VERIFIER_KEY, 'secret');
    expect(localStorage.getItem(VERIFIER_KEY)).toBe('secret');
    expect(page.sessionStorageAdapter.getItem(VERIFIER_KEY)).toBe('secret');

    page.sessionStorageAdapter.removeItem(VERIFIER_KEY);
    expect(localStorage.getItem(VERIFIER_KEY)).toBeNull();
  });
});

describe('a sign-out', () => {
  it('leaves nothing of ours but preferences and the mark that tells the other tabs', () => {
    page.rememberSession(true);
    page.sessionStorageAdapter.setItem(KEY, JANE);
    localStorage.setItem('marshline.quote-draft', 'draft');
    sessionStorage.setItem('marshline.confirmation', 'confirmation');
    localStorage.setItem('marshline-prefers-no-slash', 'a preference');
    localStorage.setItem('theirs', 'of another program');
    sessionStorage.setItem('theirs', 'of another program');

    page.markSignOut();
    page.forgetPerson();

    expect(Object.keys(localStorage).sort()).toEqual([
      'marshline-prefers-no-slash',
      'marshline-sign-out',
      'theirs',
    ]);
    expect(Object.keys(sessionStorage).sort()).toEqual(['marshline-tab-mark', 'theirs']);
    expect(page.hasStoredSession()).toBe(false);
  });

  it('keeps the session until it has been ended with it', () => {
    page.sessionStorageAdapter.setItem(KEY, JANE);
    page.markSignOut();

    expect(page.readSession()).toBe(JANE);
  });

  it('in another tab takes the session of this tab, also when this tab slept', async () => {
    page.sessionStorageAdapter.setItem(KEY, JANE);
    sessionStorage.setItem('marshline.confirmation', 'confirmation');

    localStorage.setItem('marshline-sign-out', 'somebody signed out'); // and nobody told this tab
    const woken = await openPage();

    expect(woken.hasStoredSession()).toBe(false);
    expect(sessionStorage.getItem('marshline.confirmation')).toBeNull();
  });

  it('of long ago takes nothing from a tab that opens now', async () => {
    localStorage.setItem('marshline-sign-out', 'long ago');
    const opened = await openPage();

    opened.sessionStorageAdapter.setItem(KEY, JANE);

    expect(opened.readSession()).toBe(JANE);
    expect((await openPage()).readSession()).toBe(JANE);
  });

  it('is remembered by this page where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const mark = page.signOutMark();
    page.markSignOut();

    expect(page.signOutMark()).not.toBe(mark);
  });

  it('does not fail where storage cannot be listed', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);

    expect(() => page.forgetPerson()).not.toThrow();
  });
});

describe('who listens to the session', () => {
  it('hears of it being stored, renewed and removed here', () => {
    const listener = vi.fn();
    page.onSessionChange(listener);

    page.sessionStorageAdapter.setItem(KEY, JANE);
    page.sessionStorageAdapter.setItem(KEY, sessionOf('jane', 1));
    page.sessionStorageAdapter.removeItem(KEY);

    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('hears of it and of a sign-out in another tab, and of nothing else there', () => {
    const listener = vi.fn();
    page.onSessionChange(listener);

    inOtherTab(KEY, JANE);
    inOtherTab('marshline-sign-out', 'now');
    inOtherTab(KEY, null);
    inOtherTab('marshline.quote-draft', '{}');

    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('hears nothing any more after stopping', () => {
    const listener = vi.fn();
    page.onSessionChange(listener)();

    page.sessionStorageAdapter.setItem(KEY, JANE);
    inOtherTab(KEY, JANE);

    expect(listener).not.toHaveBeenCalled();
  });
});
