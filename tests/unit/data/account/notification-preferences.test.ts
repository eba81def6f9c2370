import { describe, expect, it } from 'vitest';
import {
  getNotificationPreferences,
  saveNotificationPreferences,
} from '~/data/account/notification-preferences';
import { cannedServer, noNetwork } from '../canned-server';

const refusal = () => Response.json({ code: '42501', message: '' }, { status: 401 });

describe('getNotificationPreferences', () => {
  it.each([
    ['what was chosen', [{ renewal_reminders: false }], false],
    ['everything, where nothing was chosen', [], true],
  ])('returns %s', async (_, rows, renewalReminders) => {
    const { db, sent } = cannedServer(() => Response.json(rows));

    expect(await getNotificationPreferences(db, 'a-user')).toEqual({
      ok: true,
      value: { renewalReminders },
    });
    expect(sent[0]?.url.searchParams.get('user_id')).toBe('eq.a-user');
  });

  it('fails with load-failed after a refusal', async () => {
    const { db } = cannedServer(refusal);

    expect(await getNotificationPreferences(db, 'a-user')).toEqual({
      ok: false,
      code: 'load-failed',
    });
  });
});

describe('saveNotificationPreferences', () => {
  it('writes one row of the user, new or existing', async () => {
    const { db, sent } = cannedServer(() => new Response(null, { status: 201 }));

    expect(await saveNotificationPreferences(db, 'a-user', { renewalReminders: false })).toEqual({
      ok: true,
      value: undefined,
    });
    expect(sent[0]).toMatchObject({
      method: 'POST',
      body: { user_id: 'a-user', renewal_reminders: false },
    });
    expect(sent[0]?.url.pathname).toBe('/rest/v1/notification_preferences');
  });

  it.each([
    ['update-failed', 'when it is refused', refusal],
    ['unreachable', 'without an answer', noNetwork],
  ])('fails with %s %s', async (code, _, answer) => {
    const { db } = cannedServer(answer);

    expect(await saveNotificationPreferences(db, 'a-user', { renewalReminders: true })).toEqual({
      ok: false,
      code,
    });
  });
});
