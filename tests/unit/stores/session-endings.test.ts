// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  inOtherTab,
  SESSION_KEY,
  SessionBench,
  sessionOf,
  statusOf,
  userOf,
} from './session-bench';

let bench: SessionBench;

beforeEach(() => {
  bench = new SessionBench();
});

afterEach(() => bench.close());

describe('signing out', () => {
  it('ends the session on the server before the page is notified, and removes it here', async () => {
    const page = await bench.openSignedIn();
    localStorage.setItem('marshline.quote-draft', 'draft');
    const askedWhenHeard: string[][] = [];
    page.$session.listen(() => void askedWhenHeard.push([...bench.asked]));

    expect(await page.endSession()).toEqual({ ok: true, value: undefined });

    expect(statusOf(page)).toBe('signed-out');
    expect(askedWhenHeard).toEqual([expect.arrayContaining(['/auth/v1/logout'])]);
    expect(Object.keys(localStorage)).toEqual(['marshline-sign-out']);
  });

  it.each(['local', 'global'] as const)(
    'reports an unreachable server, and removes the session anyway: %s',
    async (scope) => {
      const page = await bench.openSignedIn();
      bench.answers['/auth/v1/logout'] = () => Promise.reject(new TypeError('Failed to fetch'));

      expect(await page.endSession(scope)).toEqual({ ok: false, code: 'unreachable' });

      expect(statusOf(page)).toBe('signed-out');
      expect(localStorage.getItem(SESSION_KEY)).toBeNull();
    },
  );

  it('removes the data of the user when the page is left before the server answers', async () => {
    const page = await bench.openSignedIn();
    localStorage.setItem('marshline.quote-draft', 'draft');
    const { promise: answered, resolve: answer } = Promise.withResolvers<Response>();
    bench.answers['/auth/v1/logout'] = () => answered;
    const ended = page.endSession();
    await vi.waitFor(() => expect(bench.asked).toContain('/auth/v1/logout'));
    expect(localStorage.getItem('marshline.quote-draft')).not.toBeNull();

    dispatchEvent(new Event('pagehide'));

    expect(Object.keys(localStorage)).toEqual(['marshline-sign-out']);
    answer(new Response(null, { status: 204 }));
    await ended;
  });

  it('counts as a sign-out while the page still asks who is signed in', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<Response>();
    localStorage.setItem(SESSION_KEY, sessionOf('jane'));
    bench.answers['/auth/v1/user'] = () => answered;
    const page = await bench.open();
    void page.startSession();
    await vi.waitFor(() => expect(bench.asked).toContain('/auth/v1/user'));

    const ended = page.endSession();
    answer(Response.json(userOf('jane')));
    await ended;

    expect(statusOf(page)).toBe('signed-out');
  });

  it('sends no request for an expired session', async () => {
    const page = await bench.openSignedIn();
    inOtherTab(SESSION_KEY, null);
    await vi.waitFor(() => expect(statusOf(page)).toBe('expired'));

    expect(await page.endSession()).toEqual({ ok: true, value: undefined });

    expect(statusOf(page)).toBe('signed-out');
    expect(bench.asked).not.toContain('/auth/v1/logout');
  });
});

describe("a page that is restored from the browser's cache", () => {
  it("hides its user's data until the session is confirmed", async () => {
    await bench.openSignedIn();

    dispatchEvent(new Event('pagehide'));
    expect(document.documentElement.dataset['away']).toBe('');

    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await vi.waitFor(() => expect(document.documentElement.dataset['away']).toBeUndefined());
  });

  it('reloads when its user has signed out meanwhile', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    await bench.openSignedIn();
    dispatchEvent(new Event('pagehide'));
    localStorage.setItem('marshline-sign-out', 'now'); // a cached page gets no events
    localStorage.removeItem(SESSION_KEY);

    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

    await vi.waitFor(() => expect(reload).toHaveBeenCalled());
    expect(document.documentElement.dataset['away']).toBe('');
  });

  it('hides nothing from a visitor', async () => {
    await (await bench.open()).startSession();

    dispatchEvent(new Event('pagehide'));

    expect(document.documentElement.dataset['away']).toBeUndefined();
  });
});
