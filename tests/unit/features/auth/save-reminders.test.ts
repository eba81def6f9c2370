// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveReminders } from '~/features/auth/security/save-reminders';
import { keepSession } from '../../stores/account-server';

/** The result of a call: success, success without a response, lost on the way, or refused. */
type Fate = 'done' | 'answer-lost' | 'lost' | 'refused';

let kept: boolean;
let fates: Partial<Record<string, Fate>>;

vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
  const request = new Request(input, init);
  if (!request.url.includes('/notification_preferences'))
    return new Response(null, { status: 503 });

  const fate = fates[request.method] ?? 'done';
  if (fate === 'lost') throw new TypeError('Failed to fetch');
  if (fate === 'refused') return Response.json({ code: '42501', message: '' }, { status: 403 });
  if (request.method === 'POST') {
    kept = ((await request.json()) as { renewal_reminders: boolean }).renewal_reminders;
  }
  if (fate === 'answer-lost') throw new TypeError('Failed to fetch');

  return request.method === 'POST'
    ? new Response(null, { status: 201 })
    : Response.json([{ renewal_reminders: kept }]);
});

beforeEach(() => {
  keepSession();
  kept = true;
  fates = {};
});

describe('turning reminders off', () => {
  it.each<[string, Partial<Record<string, Fate>>, object]>([
    ['is kept', {}, { isOn: false, outcome: 'yes' }],
    [
      'is kept though the answer was lost',
      { POST: 'answer-lost' },
      { isOn: false, outcome: 'yes' },
    ],
    ['did not arrive', { POST: 'lost' }, { isOn: true, outcome: 'update-failed' }],
    ['was refused', { POST: 'refused', GET: 'lost' }, { isOn: true, outcome: 'update-failed' }],
    [
      'may be kept or not where nothing can be read',
      { POST: 'answer-lost', GET: 'refused' },
      { isOn: true, outcome: 'unreachable' },
    ],
  ])('%s', async (_, fate, saved) => {
    fates = fate;

    expect(await saveReminders('user-1', false)).toEqual(saved);
  });
});
