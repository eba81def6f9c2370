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

describe('the user of the page', () => {
  it('is unknown before the session is loaded', async () => {
    expect(statusOf(await bench.open())).toBe('unknown');
  });

  it('is nobody without a stored session, without a request', async () => {
    const page = await bench.open();
    await page.startSession();

    expect(statusOf(page)).toBe('signed-out');
    expect(bench.asked).toEqual([]);
  });

  it('is the user of the stored session', async () => {
    const page = await bench.openSignedIn();

    expect(page.$session.get()).toEqual({
      status: 'signed-in',
      user: expect.objectContaining({ id: 'jane', fullName: 'jane of the test' }),
    });
  });

  it('is the user of the token while the server does not answer', async () => {
    localStorage.setItem(SESSION_KEY, sessionOf('jane'));
    bench.answers['/auth/v1/user'] = () => Promise.reject(new TypeError('Failed to fetch'));
    const page = await bench.open();
    await page.startSession();

    expect(page.$session.get()).toEqual({
      status: 'signed-in',
      user: { id: 'jane', email: 'jane@example.com', isVerified: true },
    });
  });

  it('is nobody when the server does not know the session', async () => {
    localStorage.setItem(SESSION_KEY, sessionOf('jane'));
    bench.answers['/auth/v1/user'] = () =>
      Response.json({ code: 403, error_code: 'session_not_found', msg: '' }, { status: 403 });
    const page = await bench.open();
    await page.startSession();

    expect(statusOf(page)).toBe('signed-out');
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  });

  it('is updated when another tab signs in', async () => {
    const page = await bench.open();
    await page.startSession();

    inOtherTab(SESSION_KEY, sessionOf('jane'));

    await vi.waitFor(() => expect(statusOf(page)).toBe('signed-in'));
  });
});

describe('a removed session', () => {
  it('counts as expired without a sign-out, and its user is remembered', async () => {
    const page = await bench.openSignedIn();
    page.sessionStorageAdapter.removeItem(SESSION_KEY); // as the client does when it gets no new token

    await vi.waitFor(() =>
      expect(page.$session.get()).toMatchObject({ status: 'expired', user: { id: 'jane' } }),
    );
  });

  it('counts as expired here too when another tab removed it without a sign-out', async () => {
    const page = await bench.openSignedIn();

    inOtherTab(SESSION_KEY, null);

    await vi.waitFor(() => expect(statusOf(page)).toBe('expired'));
  });

  it('is offered for restoring when the page asked for it', async () => {
    const page = await bench.openSignedIn();
    page.offerSignInAgain();
    expect(document.documentElement.dataset['signInAgain']).toBeUndefined();

    inOtherTab(SESSION_KEY, null);

    await vi.waitFor(() => expect(document.documentElement.dataset['signInAgain']).toBe(''));
  });

  it('belongs to the same user when it returns, and the page stays', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const page = await bench.openSignedIn();
    inOtherTab(SESSION_KEY, null);
    await vi.waitFor(() => expect(statusOf(page)).toBe('expired'));

    inOtherTab(SESSION_KEY, sessionOf('jane'));

    await vi.waitFor(() => expect(statusOf(page)).toBe('signed-in'));
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads the page when it returns with another user', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const page = await bench.openSignedIn();
    inOtherTab(SESSION_KEY, null);
    await vi.waitFor(() => expect(statusOf(page)).toBe('expired'));
    bench.answers['/auth/v1/user'] = () => Response.json(userOf('john'));

    inOtherTab(SESSION_KEY, sessionOf('john'));

    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(page.$session.get()).toMatchObject({ user: { id: 'john' } });
  });

  it('ends with a sign-out in another tab, in any order of the events', async () => {
    const page = await bench.openSignedIn();
    const heard: string[] = [];
    page.$session.listen(({ status }) => void heard.push(status));

    inOtherTab('marshline-sign-out', 'now'); // the session still exists while it is being ended
    inOtherTab(SESSION_KEY, null);

    await vi.waitFor(() => expect(statusOf(page)).toBe('signed-out'));
    expect(heard).toEqual(['signed-out']);
  });

  it('is a normal session after another tab signed out and in again', async () => {
    const page = await bench.openSignedIn();
    inOtherTab('marshline-sign-out', 'now');
    inOtherTab(SESSION_KEY, null);
    await vi.waitFor(() => expect(statusOf(page)).toBe('signed-out'));
    inOtherTab(SESSION_KEY, sessionOf('jane'));
    await vi.waitFor(() => expect(statusOf(page)).toBe('signed-in'));

    inOtherTab(SESSION_KEY, null);

    await vi.waitFor(() => expect(statusOf(page)).toBe('expired'));
  });
});
