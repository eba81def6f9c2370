// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accessToken } from '../../support/access-token';
import { inOtherTab, KEY, openPage, type OpenPage, refuse, sessionOf } from './storage-bench';

const JANE = sessionOf('jane');
const sessionOfId = (id: string, n = 0) =>
  JSON.stringify({ access_token: accessToken({ sub: 'jane', session_id: id, n }) });

let page: OpenPage;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  page = await openPage();
});

afterEach(() => vi.restoreAllMocks());

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
