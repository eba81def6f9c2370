// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inOtherTab, KEY, openPage, type OpenPage, refuse, sessionOf } from './storage-bench';

const VERIFIER_KEY = `${KEY}-code-verifier`;
const JANE = sessionOf('jane');

let page: OpenPage;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  page = await openPage();
});

afterEach(() => vi.restoreAllMocks());

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
