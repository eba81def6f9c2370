import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getAccountProfile } from '~/data/account/account-profile';
import { getNotificationPreferences } from '~/data/account/notification-preferences';
import { getNames } from '~/data/account/profile';
import type { Db } from '~/data/connection/db';
import { withinTime } from '~/data/connection/within-time';
import { revokeInvitation, settleCorrection } from '~/data/signing/invitations';
import { cannedServer } from '../canned-server';

/** A server that accepts the call and never answers. */
function silentServer() {
  return cannedServer(
    (signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), ms);

    return controller.signal;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a call that the database never answers', () => {
  it.each<[string, (db: Db) => Promise<unknown>]>([
    ['the names of a user', (db) => getNames(db, 'a-user')],
    ['the profile of an account', (db) => getAccountProfile(db, 'a-user')],
    ['the mail preferences', (db) => getNotificationPreferences(db, 'a-user')],
    ['the end of an invitation', (db) => revokeInvitation(db, 'a-link')],
    ['the answer to a correction', (db) => settleCorrection(db, 'a-correction', 'accepted')],
  ])('fails after ten seconds, and is sent once: %s', async (_, call) => {
    const { db, sent } = silentServer();
    const settled = vi.fn();
    const answer = call(db).finally(settled);

    await vi.advanceTimersByTimeAsync(9_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);

    expect(await answer).toEqual({ ok: false, code: 'unreachable' });
    expect(sent).toHaveLength(1);
  });

  it('fails after its own time if the caller sets one', async () => {
    const { db } = silentServer();
    const settled = vi.fn();
    void withinTime(db.rpc('own_invitations'), 2_000).then(settled);

    await vi.advanceTimersByTimeAsync(1_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledOnce();
  });
});
