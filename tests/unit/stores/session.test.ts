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

describe('who uses the page', () => {
  it('is unknown before it was asked', async () => {
    expect(statusOf(await bench.open())).toBe('unknown');
  });

  it('is nobody without a stored session, and nobody is asked', async () => {
    const page = await bench.open();
    await page.startSession();

    expect(statusOf(page)).toBe('signed-out');
    expect(bench.asked).toEqual([]);
  });

  it('is the user whose session is stored', async () => {
    const page = await bench.openSignedIn();

    expect(page.$session.get()).toEqual({
      status: 'signed-in',
      user: expect.objectContaining({ id: 'jane', fullName: 'jane of the test' }),
    });
  });

  it('is the one the token names while the server does not answer', async () => {
    localStorage.setItem(SESSION_KEY, sessionOf('jane'));
    bench.answers['/auth/v1/user'] = () => Promise.reject(new TypeError('Failed to fetch'));
    const page = await bench.open();
    await page.startSession();

    expect(page.$session.get()).toEqual({
      status: 'signed-in',
      user: { id: 'jane', email: 'jane@example.com', isVerified: true },
    });
  });

  it('is nobody when the server knows no such session', async () => {
    localStorage.setItem(SESSION_KEY, sessionOf('jane'));
    bench.answers['/auth/v1/user'] = () =>
      Response.json({ code: 403, error_code: 'session_not_found', msg: '' }, { status: 403 });
    const page = await bench.open();
    await page.startSession();

    expect(statusOf(page)).toBe('signed-out');
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  });

  it('is heard of again when another tab signs in', async () => {
    const page = await bench.open();
    await page.startSession();

    inOtherTab(SESSION_KEY, sessionOf('jane'));

    await vi.waitFor(() => expect(statusOf(page)).toBe('signed-in'));
  });
});

describe('a session that goes', () => {
  it('by itself has expired, and its user is not forgotten', async () => {
    const page = await bench.openSignedIn();
    page.sessionStorageAdapter.removeItem(SESSION_KEY); // as the client does when there is no fresh token

    await vi.waitFor(() =>
      expect(page.$session.get()).toMatchObject({ status: 'expired', user: { id: 'jane' } }),
    );
  });

  it('by itself in another tab has expired here too', async () => {
    const page = await bench.openSignedIn();

    inOtherTab(SESSION_KEY, null);

    await vi.waitFor(() => expect(statusOf(page)).toBe('expired'));
  });

  it('is offered to be taken up again where that was asked for', async () => {
    const page = await bench.openSignedIn();
    page.offerSignInAgain();
    expect(document.documentElement.dataset['signInAgain']).toBeUndefined();

    inOtherTab(SESSION_KEY, null);

    await vi.waitFor(() => expect(document.documentElement.dataset['signInAgain']).toBe(''));
  });

  it('and comes back is that of the same user, and the page stays', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const page = await bench.openSignedIn();
    inOtherTab(SESSION_KEY, null);
    await vi.waitFor(() => expect(statusOf(page)).toBe('expired'));

    inOtherTab(SESSION_KEY, sessionOf('jane'));

    await vi.waitFor(() => expect(statusOf(page)).toBe('signed-in'));
    expect(reload).not.toHaveBeenCalled();
  });

  it('and comes back as that of another user takes the page with it', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const page = await bench.openSignedIn();
    inOtherTab(SESSION_KEY, null);
    await vi.waitFor(() => expect(statusOf(page)).toBe('expired'));
    bench.answers['/auth/v1/user'] = () => Response.json(userOf('john'));

    inOtherTab(SESSION_KEY, sessionOf('john'));

    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(page.$session.get()).toMatchObject({ user: { id: 'john' } });
  });

  it('with a sign-out in another tab is over, whichever news comes first', async () => {
    const page = await bench.openSignedIn();
    const heard: string[] = [];
    page.$session.listen(({ status }) => void heard.push(status));

    inOtherTab('marshline-sign-out', 'now'); // the session is still there while it is being ended
    inOtherTab(SESSION_KEY, null);

    await vi.waitFor(() => expect(statusOf(page)).toBe('signed-out'));
    expect(heard).toEqual(['signed-out']);
  });

  it('after another tab signed out and in again is a session like any other', async () => {
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
