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

const FACTORS = [{ id: 'factor-1', factor_type: 'totp', status: 'verified' }];

let bench: SessionBench;

beforeEach(() => {
  bench = new SessionBench();
  bench.answers['/auth/v1/user'] = () => Response.json({ ...userOf('jane'), factors: FACTORS });
});

afterEach(() => bench.close());

describe('a session of an account with a second factor', () => {
  it('needs a code while its token has aal1', async () => {
    localStorage.setItem(SESSION_KEY, sessionOf('jane', { aal: 'aal1' }));
    const page = await bench.open();
    await page.startSession();

    expect(page.$session.get()).toMatchObject({ status: 'code-needed', user: { id: 'jane' } });
  });

  it('is signed in when its token has aal2', async () => {
    localStorage.setItem(SESSION_KEY, sessionOf('jane', { aal: 'aal2' }));
    const page = await bench.open();
    await page.startSession();

    expect(statusOf(page)).toBe('signed-in');
  });

  it('is signed in as soon as another tab has entered the code', async () => {
    localStorage.setItem(SESSION_KEY, sessionOf('jane', { aal: 'aal1' }));
    const page = await bench.open();
    await page.startSession();

    inOtherTab(SESSION_KEY, sessionOf('jane', { aal: 'aal2' }));

    await vi.waitFor(() => expect(statusOf(page)).toBe('signed-in'));
  });

  it('shows the code form on a page that offers it', async () => {
    localStorage.setItem(SESSION_KEY, sessionOf('jane', { aal: 'aal1' }));
    const page = await bench.open();
    page.offerSignInAgain();
    await page.startSession();

    expect(document.documentElement.dataset['signInAgain']).toBe('');
  });
});

describe('canceling a sign-in at the code', () => {
  it("ends the session and keeps the visitor's data on this device", async () => {
    localStorage.setItem(SESSION_KEY, sessionOf('jane', { aal: 'aal1' }));
    localStorage.setItem('marshline.quote-draft', 'a draft');
    const page = await bench.open();
    await page.startSession();

    await page.leaveSignIn();

    await vi.waitFor(() => expect(statusOf(page)).toBe('signed-out'));
    expect(bench.asked).toContain('/auth/v1/logout');
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
    expect(localStorage.getItem('marshline.quote-draft')).toBe('a draft');
  });

  it('signs out when the account was open on this page', async () => {
    localStorage.setItem(SESSION_KEY, sessionOf('jane', { aal: 'aal2' }));
    localStorage.setItem('marshline.quote-draft', 'a draft');
    const page = await bench.open();
    await page.startSession();
    inOtherTab(SESSION_KEY, null);
    inOtherTab(SESSION_KEY, sessionOf('jane', { aal: 'aal1' }));
    await vi.waitFor(() => expect(statusOf(page)).toBe('code-needed'));

    await page.leaveSignIn();

    expect(statusOf(page)).toBe('signed-out');
    expect(localStorage.getItem('marshline.quote-draft')).toBeNull();
  });
});
