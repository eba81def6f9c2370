import { describe, expect, it } from 'vitest';
import { endOwnSession, listOwnSessions } from '~/data/auth/sessions';
import { holdsStaffRole } from '~/data/staff/staff-role';
import { cannedServer, noNetwork } from '../canned-server';

const failing = () => new Response('{}', { status: 500 });

describe('listOwnSessions', () => {
  it("keeps the server's order, and marks the current session", async () => {
    const row = { created_at: '2026-11-20T09:00:00Z', refreshed_at: '2026-11-22T09:00:00Z' };
    const { db } = cannedServer(() =>
      Response.json([
        { ...row, id: 'session-1', user_agent: 'Firefox', is_current: true },
        { ...row, id: 'session-2', user_agent: null, is_current: false },
      ]),
    );

    const times = { signedInAt: row.created_at, lastActiveAt: row.refreshed_at };
    expect(await listOwnSessions(db)).toEqual({
      ok: true,
      value: [
        { ...times, id: 'session-1', userAgent: 'Firefox', isCurrent: true },
        { ...times, id: 'session-2', isCurrent: false },
      ],
    });
  });

  it.each([
    ['a server that fails', failing, 'load-failed'],
    ['a network that fails', noNetwork, 'unreachable'],
  ])('has a code for %s', async (_, answer, code) => {
    expect(await listOwnSessions(cannedServer(answer).db)).toEqual({ ok: false, code });
  });
});

describe('endOwnSession', () => {
  it('names the session, and treats an ended session as a success', async () => {
    const { db, sent } = cannedServer(() => Response.json(false));

    expect(await endOwnSession(db, 'session-2')).toEqual({ ok: true, value: undefined });
    expect(sent[0]?.body).toEqual({ session_id: 'session-2' });
  });

  it.each([
    ['a server that fails', failing, 'load-failed'],
    ['a network that fails', noNetwork, 'unreachable'],
  ])('has a code for %s', async (_, answer, code) => {
    expect(await endOwnSession(cannedServer(answer).db, 'session-2')).toEqual({ ok: false, code });
  });
});

describe('holdsStaffRole', () => {
  it.each([true, false])("returns the server's answer: %s", async (holds) => {
    expect(await holdsStaffRole(cannedServer(() => Response.json(holds)).db)).toEqual({
      ok: true,
      value: holds,
    });
  });

  it('has a code for a server error', async () => {
    expect(await holdsStaffRole(cannedServer(failing).db)).toEqual({
      ok: false,
      code: 'load-failed',
    });
  });
});
