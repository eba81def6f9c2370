// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallResult } from '~/data/connection/call-function';
import { SESSION_KEY } from '~/platform/storage-keys';
import { callAsPerson } from '~/stores/own-calls';
import { $session } from '~/stores/session';
import { AccountServer, keepSession } from './account-server';

new AccountServer().listen();

const USER = { id: 'a-user', email: 'marisol@example.com', isVerified: true };
const DONE = { ok: true, value: 'done' } as const;
const ENDED = { ok: false, code: 'session-ended' };
const call = vi.fn((): Promise<CallResult<string>> => Promise.resolve(DONE));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  call.mockClear();
  $session.set({ status: 'signed-out' });
});

describe("a call as the page's user", () => {
  it('is made as a visitor without a session', async () => {
    expect(await callAsPerson(call)).toEqual(DONE);
  });

  it('is made as the signed-in customer', async () => {
    keepSession();
    $session.set({ status: 'signed-in', user: USER });

    expect(await callAsPerson(call)).toEqual(DONE);
  });

  it("is not made after a customer's session has ended", async () => {
    $session.set({ status: 'expired', user: USER });
    expect(await callAsPerson(call)).toEqual(ENDED);

    localStorage.setItem(SESSION_KEY, '{}');
    $session.set({ status: 'unknown' });
    expect(await callAsPerson(call)).toEqual(ENDED);
    expect(call).not.toHaveBeenCalled();
  });
});
