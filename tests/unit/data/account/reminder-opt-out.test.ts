import { afterEach, expect, it, vi } from 'vitest';
import { turnRemindersOff } from '~/data/account/reminder-opt-out';

afterEach(() => vi.unstubAllGlobals());

it('turns reminders off with the token in the body, so that no log stores it', async () => {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    asked.push(new Request(input, init));
    return Promise.resolve(Response.json({ renewalReminders: false }));
  });

  expect(await turnRemindersOff('a.token')).toEqual({ ok: true, value: undefined });
  expect(asked[0]?.url).toMatch(/\/functions\/v1\/unsubscribe$/);
  expect(await asked[0]?.json()).toEqual({ token: 'a.token' });
});

it.each([
  [404, 'unknown'],
  [422, 'unknown'],
  [429, 'rate-limited'],
  [500, 'failed'],
  [503, 'busy'],
])('maps the status %i to %s', async (status, code) => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({}, { status, headers: { 'retry-after': '60' } })),
  );

  expect(await turnRemindersOff('a.token')).toEqual({ ok: false, code });
});

it('is unreachable without an answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));

  expect(await turnRemindersOff('a.token')).toEqual({ ok: false, code: 'unreachable' });
});
