// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accessToken } from '../../support/access-token';

const KEY = 'marshline-session';
const VERIFIER_KEY = `${KEY}-code-verifier`;

/** A new page over the existing storage: the modules' state is reset. */
async function openPage() {
  vi.resetModules();

  return {
    ...(await import('~/platform/session-storage')),
    ...(await import('~/platform/stored-session')),
    ...(await import('~/platform/private-storage')),
  };
}

type OpenPage = Awaited<ReturnType<typeof openPage>>;

let page: OpenPage;

const sessionOf = (user: string, n = 0) =>
  JSON.stringify({ access_token: accessToken({ sub: user, email: `${user}@example.com`, n }) });
const JANE = sessionOf('jane');
const sessionOfId = (id: string, n = 0) =>
  JSON.stringify({ access_token: accessToken({ sub: 'jane', session_id: id, n }) });

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  page = await openPage();
});

afterEach(() => vi.restoreAllMocks());

const refuse = (): never => {
  throw new DOMException('blocked', 'SecurityError');
};

/** Another tab of this browser changes the shared storage. */
function inOtherTab(key: string, text: string | null): void {
  if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
  dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
}

describe('a new session', () => {
  it('stays on this device by default, whatever opened it', () => {
    page.sessionStorageAdapter.setItem(KEY, JANE);

    expect(localStorage.getItem(KEY)).toBe(JANE);
    expect(sessionStorage.getItem(KEY)).toBeNull();
    expect(page.hasStoredSession()).toBe(true);
    expect(page.endsWithTab()).toBe(false);
  });

  it('is stored on this device once when the visitor wants to be remembered', () => {
    page.rememberSession(true);
    page.sessionStorageAdapter.setItem(KEY, JANE);
    expect(localStorage.getItem(KEY)).toBe(JANE);

    page.sessionStorageAdapter.removeItem(KEY);
    page.rememberSession(false);
    page.sessionStorageAdapter.setItem(KEY, JANE);
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(sessionStorage.getItem(KEY)).toBe(JANE);
  });

  it.each([true, false])('keeps its place when it is renewed, remembered: %s', async (remember) => {
    page.rememberSession(remember);
    page.sessionStorageAdapter.setItem(KEY, JANE);
    const reopened = await openPage();
    const renewed = sessionOf('jane', 1);

    reopened.sessionStorageAdapter.setItem(KEY, renewed);

    expect((remember ? localStorage : sessionStorage).getItem(KEY)).toBe(renewed);
    expect((remember ? sessionStorage : localStorage).getItem(KEY)).toBeNull();
  });

  it.each([true, false])('returns to its place when it is restored, remembered: %s', (remember) => {
    page.rememberSession(remember);
    page.sessionStorageAdapter.setItem(KEY, JANE);
    page.sessionStorageAdapter.removeItem(KEY);

    page.sessionStorageAdapter.setItem(KEY, JANE);

    expect((remember ? localStorage : sessionStorage).getItem(KEY)).toBe(JANE);
  });

  it('in this tab has priority over the one of the device', () => {
    localStorage.setItem(KEY, sessionOf('john'));
    sessionStorage.setItem(KEY, JANE);

    expect(page.readSession()).toBe(JANE);
    expect(page.readAccessToken()).toBe(
      (JSON.parse(JANE) as { access_token: string }).access_token,
    );
  });

  it('lasts as long as the page when storage is blocked', () => {
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

  it("of another user removes the previous user's data, and notifies every tab", () => {
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

  it("keeps a visitor's data for the user who signs in", () => {
    localStorage.setItem('marshline.quote-draft', 'of a visitor');

    page.sessionStorageAdapter.setItem(KEY, JANE);
    page.sessionStorageAdapter.setItem(KEY, sessionOf('jane', 1));

    expect(localStorage.getItem('marshline.quote-draft')).toBe('of a visitor');
  });
});

describe('the secret of a mailed link', () => {
  it('is stored on the device, because the link opens in another tab', () => {
    page.sessionStorageAdapter.setItem(VERIFIER_KEY, 'secret');
    expect(localStorage.getItem(VERIFIER_KEY)).toBe('secret');
    expect(page.sessionStorageAdapter.getItem(VERIFIER_KEY)).toBe('secret');

    page.sessionStorageAdapter.removeItem(VERIFIER_KEY);
    expect(localStorage.getItem(VERIFIER_KEY)).toBeNull();
  });
});

describe('a sign-out', () => {
  it("removes all of the site's data except preferences and the marker for other tabs", () => {
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

  it('keeps the session until it has ended on the server', () => {
    page.sessionStorageAdapter.setItem(KEY, JANE);
    page.markSignOut();

    expect(page.readSession()).toBe(JANE);
  });

  it("in another tab removes this tab's session, even if this tab was asleep", async () => {
    page.rememberSession(false);
    page.sessionStorageAdapter.setItem(KEY, JANE);
    sessionStorage.setItem('marshline.confirmation', 'confirmation');

    localStorage.setItem('marshline-sign-out', 'somebody signed out'); // and no event reached this tab
    const woken = await openPage();

    expect(woken.hasStoredSession()).toBe(false);
    expect(sessionStorage.getItem('marshline.confirmation')).toBeNull();
  });

  describe('while a tab still asks the server about the session', () => {
    const read = sessionOfId('read-before', 1);
    const answered = sessionOfId('read-before', 2);

    it('in another tab keeps the session out of the storage', () => {
      page.sessionStorageAdapter.setItem(KEY, read);

      inOtherTab('marshline-sign-out', 'somebody signed out');
      inOtherTab(KEY, null);
      page.sessionStorageAdapter.setItem(KEY, answered);

      expect(localStorage.getItem(KEY)).toBeNull();
      expect(page.hasStoredSession()).toBe(false);
    });

    it('in this tab keeps the session out of the storage, also after it is over', () => {
      page.sessionStorageAdapter.setItem(KEY, read);

      page.markSignOut();
      page.readSession(); // the sign-out call needs it
      page.forgetPerson();
      page.sessionStorageAdapter.setItem(KEY, answered);

      expect(page.hasStoredSession()).toBe(false);
    });

    it('does not keep the next session out', () => {
      page.sessionStorageAdapter.setItem(KEY, read);
      page.markSignOut();
      page.forgetPerson();

      page.sessionStorageAdapter.setItem(KEY, sessionOfId('next'));

      expect(page.readSession()).toBe(sessionOfId('next'));
    });
  });

  it('from long ago does not affect a new tab', async () => {
    localStorage.setItem('marshline-sign-out', 'long ago');
    const opened = await openPage();

    opened.sessionStorageAdapter.setItem(KEY, JANE);

    expect(opened.readSession()).toBe(JANE);
    expect((await openPage()).readSession()).toBe(JANE);
  });

  it('is remembered by this page when storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const mark = page.signOutMark();
    page.markSignOut();

    expect(page.signOutMark()).not.toBe(mark);
  });

  it('succeeds when storage cannot be listed', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);

    expect(() => page.forgetPerson()).not.toThrow();
  });
});

describe('a session listener', () => {
  it('is called when the session is stored, renewed and removed here', () => {
    const listener = vi.fn();
    page.onSessionChange(listener);

    page.sessionStorageAdapter.setItem(KEY, JANE);
    page.sessionStorageAdapter.setItem(KEY, sessionOf('jane', 1));
    page.sessionStorageAdapter.removeItem(KEY);

    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('is called for the session and a sign-out in another tab, and for nothing else there', () => {
    const listener = vi.fn();
    page.onSessionChange(listener);

    inOtherTab(KEY, JANE);
    inOtherTab('marshline-sign-out', 'now');
    inOtherTab(KEY, null);
    inOtherTab('marshline.quote-draft', '{}');

    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('is not called after it stops', () => {
    const listener = vi.fn();
    page.onSessionChange(listener)();

    page.sessionStorageAdapter.setItem(KEY, JANE);
    inOtherTab(KEY, JANE);

    expect(listener).not.toHaveBeenCalled();
  });
});
