// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accessToken } from '../../support/access-token';

const KEY = 'marshline-session';
const HOUR_S = 3600;

/** What the server answers, by path. */
let answers: Record<string, () => Response | Promise<Response>>;
let asked: string[];

/** A fresh page: the store, and what it talks to. */
async function openPage() {
  vi.resetModules();

  return {
    ...(await import('~/stores/session')),
    ...(await import('~/data/client')),
    ...(await import('~/platform/session-storage')),
  };
}

type OpenPage = Awaited<ReturnType<typeof openPage>>;

let pages: OpenPage[];
let listening: Parameters<typeof addEventListener>[];

async function open(): Promise<OpenPage> {
  const page = await openPage();
  pages.push(page);

  return page;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.removeAttribute('data-sign-in-again');
  document.documentElement.removeAttribute('data-away');
  pages = [];
  asked = [];
  listening = [];
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((...listener) => {
    listening.push(listener as Parameters<typeof addEventListener>);
    add(...(listener as Parameters<typeof addEventListener>));
  });
  answers = {
    '/auth/v1/user': () => Response.json(userOf('jane')),
    '/auth/v1/logout': () => new Response(null, { status: 204 }),
  };
  vi.spyOn(console, 'warn').mockImplementation(() => undefined); // the client counts its instances
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    asked.push(pathname);

    return Promise.resolve(answers[pathname]?.() ?? new Response('{}', { status: 404 }));
  });
});

afterEach(async () => {
  for (const [type, listener] of listening) window.removeEventListener(type, listener);
  for (const page of pages) {
    if (asked.length > 0) await (await page.getDb()).auth.dispose();
  }
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const userOf = (id: string) => ({
  id,
  email: `${id}@example.com`,
  email_confirmed_at: '2026-01-20T10:00:00Z',
  created_at: '2026-01-19T10:00:00Z',
  user_metadata: { full_name: `${id} of the test` },
});

function sessionOf(id: string, expiresAt = Math.floor(Date.now() / 1000) + HOUR_S): string {
  return JSON.stringify({
    access_token: accessToken({ sub: id, email: `${id}@example.com`, session_id: `of-${id}` }),
    refresh_token: `refresh-${id}`,
    token_type: 'bearer',
    expires_in: HOUR_S,
    expires_at: expiresAt,
  });
}

/** What another tab does to the storage the tabs share. */
function inOtherTab(key: string, text: string | null): void {
  if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
  dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
}

const statusOf = ({ $session }: OpenPage) => $session.get().status;

describe('who uses the page', () => {
  it('is unknown before it was asked', async () => {
    expect(statusOf(await open())).toBe('unknown');
  });

  it('is nobody without a stored session, and nobody is asked', async () => {
    const page = await open();
    await page.startSession();

    expect(statusOf(page)).toBe('signed-out');
    expect(asked).toEqual([]);
  });

  it('is the user whose session is stored', async () => {
    localStorage.setItem(KEY, sessionOf('jane'));
    const page = await open();
    await page.startSession();

    expect(page.$session.get()).toEqual({
      status: 'signed-in',
      user: expect.objectContaining({ id: 'jane', fullName: 'jane of the test' }),
    });
  });

  it('is the one the token names while the server does not answer', async () => {
    localStorage.setItem(KEY, sessionOf('jane'));
    answers['/auth/v1/user'] = () => Promise.reject(new TypeError('Failed to fetch'));
    const page = await open();
    await page.startSession();

    expect(page.$session.get()).toEqual({
      status: 'signed-in',
      user: { id: 'jane', email: 'jane@example.com', isVerified: true },
    });
  });

  it('is nobody when the server knows no such session', async () => {
    localStorage.setItem(KEY, sessionOf('jane'));
    answers['/auth/v1/user'] = () =>
      Response.json({ code: 403, error_code: 'session_not_found', msg: '' }, { status: 403 });
    const page = await open();
    await page.startSession();

    expect(statusOf(page)).toBe('signed-out');
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('is heard of again when another tab signs in', async () => {
    const page = await open();
    await page.startSession();

    inOtherTab(KEY, sessionOf('jane'));

    await vi.waitFor(() => expect(statusOf(page)).toBe('signed-in'));
  });
});

describe('a session that goes', () => {
  async function signedIn(): Promise<OpenPage> {
    localStorage.setItem(KEY, sessionOf('jane'));
    const page = await open();
    await page.startSession();
    expect(statusOf(page)).toBe('signed-in');

    return page;
  }

  it('by itself has expired, and its user is not forgotten', async () => {
    const page = await signedIn();
    page.sessionStorageAdapter.removeItem(KEY); // as the client does when there is no fresh token

    await vi.waitFor(() =>
      expect(page.$session.get()).toMatchObject({ status: 'expired', user: { id: 'jane' } }),
    );
  });

  it('by itself in another tab has expired here too', async () => {
    const page = await signedIn();

    inOtherTab(KEY, null);

    await vi.waitFor(() => expect(statusOf(page)).toBe('expired'));
  });

  it('is offered to be taken up again where that was asked for', async () => {
    const page = await signedIn();
    page.offerSignInAgain();
    expect(document.documentElement.dataset['signInAgain']).toBeUndefined();

    inOtherTab(KEY, null);

    await vi.waitFor(() => expect(document.documentElement.dataset['signInAgain']).toBe(''));
  });

  it('and comes back is that of the same user, and the page stays', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const page = await signedIn();
    inOtherTab(KEY, null);
    await vi.waitFor(() => expect(statusOf(page)).toBe('expired'));

    inOtherTab(KEY, sessionOf('jane'));

    await vi.waitFor(() => expect(statusOf(page)).toBe('signed-in'));
    expect(reload).not.toHaveBeenCalled();
  });

  it('and comes back as that of another user takes the page with it', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const page = await signedIn();
    inOtherTab(KEY, null);
    await vi.waitFor(() => expect(statusOf(page)).toBe('expired'));
    answers['/auth/v1/user'] = () => Response.json(userOf('john'));

    inOtherTab(KEY, sessionOf('john'));

    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(page.$session.get()).toMatchObject({ user: { id: 'john' } });
  });

  it('with a sign-out in another tab is over, whichever news comes first', async () => {
    const page = await signedIn();
    const heard: string[] = [];
    page.$session.listen(({ status }) => void heard.push(status));

    inOtherTab('marshline-sign-out', 'now'); // the session is still there while it is being ended
    inOtherTab(KEY, null);

    await vi.waitFor(() => expect(statusOf(page)).toBe('signed-out'));
    expect(heard).toEqual(['signed-out']);
  });

  it('after another tab signed out and in again is a session like any other', async () => {
    const page = await signedIn();
    inOtherTab('marshline-sign-out', 'now');
    inOtherTab(KEY, null);
    await vi.waitFor(() => expect(statusOf(page)).toBe('signed-out'));
    inOtherTab(KEY, sessionOf('jane'));
    await vi.waitFor(() => expect(statusOf(page)).toBe('signed-in'));

    inOtherTab(KEY, null);

    await vi.waitFor(() => expect(statusOf(page)).toBe('expired'));
  });
});

describe('signing out', () => {
  it('ends the session on the server before the page hears of it, and leaves nothing here', async () => {
    localStorage.setItem(KEY, sessionOf('jane'));
    const page = await open();
    await page.startSession();
    localStorage.setItem('marshline.quote-draft', 'draft');
    const askedWhenHeard: string[][] = [];
    page.$session.listen(() => void askedWhenHeard.push([...asked]));

    expect(await page.endSession()).toEqual({ ok: true, value: undefined });

    expect(statusOf(page)).toBe('signed-out');
    expect(askedWhenHeard).toEqual([expect.arrayContaining(['/auth/v1/logout'])]);
    expect(Object.keys(localStorage)).toEqual(['marshline-sign-out']);
  });

  it.each(['local', 'global'] as const)(
    'says when the server could not be told, and forgets the session all the same: %s',
    async (scope) => {
      localStorage.setItem(KEY, sessionOf('jane'));
      const page = await open();
      await page.startSession();
      answers['/auth/v1/logout'] = () => Promise.reject(new TypeError('Failed to fetch'));

      expect(await page.endSession(scope)).toEqual({ ok: false, code: 'unreachable' });

      expect(statusOf(page)).toBe('signed-out');
      expect(localStorage.getItem(KEY)).toBeNull();
    },
  );

  it('of a session that has expired asks nobody', async () => {
    localStorage.setItem(KEY, sessionOf('jane'));
    const page = await open();
    await page.startSession();
    inOtherTab(KEY, null);
    await vi.waitFor(() => expect(statusOf(page)).toBe('expired'));

    expect(await page.endSession()).toEqual({ ok: true, value: undefined });

    expect(statusOf(page)).toBe('signed-out');
    expect(asked).not.toContain('/auth/v1/logout');
  });
});

describe('a page that is left and comes back', () => {
  it('hides what it shows of its user until it is known to be there still', async () => {
    localStorage.setItem(KEY, sessionOf('jane'));
    const page = await open();
    await page.startSession();

    dispatchEvent(new Event('pagehide'));
    expect(document.documentElement.dataset['away']).toBe('');

    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await vi.waitFor(() => expect(document.documentElement.dataset['away']).toBeUndefined());
  });

  it('opens afresh when its user has signed out meanwhile', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    localStorage.setItem(KEY, sessionOf('jane'));
    const page = await open();
    await page.startSession();
    dispatchEvent(new Event('pagehide'));
    localStorage.setItem('marshline-sign-out', 'now'); // nobody tells a page that is kept
    localStorage.removeItem(KEY);

    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

    await vi.waitFor(() => expect(reload).toHaveBeenCalled());
    expect(document.documentElement.dataset['away']).toBe('');
  });

  it('hides nothing of a visitor', async () => {
    await (await open()).startSession();

    dispatchEvent(new Event('pagehide'));

    expect(document.documentElement.dataset['away']).toBeUndefined();
  });
});
