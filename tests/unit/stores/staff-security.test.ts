// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { $session } from '~/stores/session';
import { accessKey, accessView, giveRole } from '~/stores/staff-security';
import { keepSession } from './account-server';

const USER = { id: 'user-1', email: 'dana@example.com', isVerified: true };

/** The requests to the access log, in order. */
const asked: unknown[] = [];

vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
  const request = new Request(input, init);
  const { pathname } = new URL(request.url);
  if (pathname.endsWith('/access_log')) {
    asked.push(await request.json());
    return Response.json({ entries: [], people: [] });
  }

  return pathname.endsWith('/grant_staff_role')
    ? Response.json('granted')
    : new Response(null, { status: 503 });
});

beforeEach(() => {
  asked.length = 0;
  keepSession();
  $session.set({ status: 'signed-in', user: USER });
});

describe('a change of roles', () => {
  it('reloads the open page of the access log, and the first', async () => {
    await accessView.open(accessKey({ person: 'user-2' }));
    asked.length = 0;

    await giveRole('marisol@example.com', 'underwriter');

    expect(asked).toEqual([{ filters: { person: 'user-2' } }, { filters: {} }]);
  });
});
