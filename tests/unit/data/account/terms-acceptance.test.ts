import { describe, expect, it } from 'vitest';
import { acceptTerms } from '~/data/account/terms-acceptance';
import { cannedServer, noNetwork } from '../canned-server';

const ACCEPTANCE = { userId: 'a-user', version: 'v1.1', userAgent: 'A browser' };

describe('acceptTerms', () => {
  it('records a version once, and lets the server set time and address', async () => {
    const { db, sent } = cannedServer(() => new Response(null, { status: 201 }));

    expect(await acceptTerms(db, ACCEPTANCE)).toEqual({ ok: true, value: undefined });
    expect(sent).toMatchObject([
      { method: 'POST', body: { user_id: 'a-user', version: 'v1.1', user_agent: 'A browser' } },
    ]);
    expect(sent[0]?.body).not.toHaveProperty('ip');
    expect(sent[0]?.body).not.toHaveProperty('accepted_at');
    expect(sent[0]?.url.pathname).toBe('/rest/v1/tos_acceptances');
    expect(sent[0]?.url.searchParams.get('on_conflict')).toBe('user_id,version');
    expect(sent[0]?.headers.get('Prefer')).toContain('resolution=ignore-duplicates');
  });

  it.each([
    ['not-recorded', () => Response.json({ code: '42501', message: '' }, { status: 401 })],
    ['unreachable', noNetwork],
  ])('fails with %s', async (code, answer) => {
    const { db } = cannedServer(answer);

    expect(await acceptTerms(db, ACCEPTANCE)).toEqual({ ok: false, code });
  });
});
