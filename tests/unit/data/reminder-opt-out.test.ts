import { afterEach, expect, it, vi } from 'vitest';
import { turnRemindersOff } from '~/data/reminder-opt-out';

afterEach(() => vi.unstubAllGlobals());

it('turns reminders off with the token in the body, where no log writes it', async () => {
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
])('answered with %i is %s', async (status, code) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, { status })));

  expect(await turnRemindersOff('a.token')).toEqual({ ok: false, code });
});

it('without an answer is unreachable', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));

  expect(await turnRemindersOff('a.token')).toEqual({ ok: false, code: 'unreachable' });
});
