import { describe, expect, it } from 'vitest';
import { getAccountProfile, updateAccountProfile } from '~/data/account/account-profile';
import { cannedServer, noNetwork } from '../canned-server';

const refusal = () => Response.json({ code: '42501', message: '' }, { status: 401 });
const PROFILE = { displayName: 'Ada', phone: '8035550123' };

describe('getAccountProfile', () => {
  it('reads the profile of the signed-in user', async () => {
    const { db, sent } = cannedServer(() =>
      Response.json([{ display_name: 'Ada', phone: '8035550123' }]),
    );

    expect(await getAccountProfile(db, 'a-user')).toEqual({ ok: true, value: PROFILE });
    expect(sent[0]?.url.pathname).toBe('/rest/v1/profiles');
    expect(sent[0]?.url.searchParams.get('id')).toBe('eq.a-user');
  });

  it.each([
    ['no profile yet', []],
    ['an empty profile', [{ display_name: null, phone: null }]],
  ])('returns no values for %s', async (_, rows) => {
    const { db } = cannedServer(() => Response.json(rows));

    expect(await getAccountProfile(db, 'a-user')).toEqual({
      ok: true,
      value: { displayName: undefined, phone: undefined },
    });
  });

  it.each([
    ['load-failed', 'when it is refused', refusal],
    ['unreachable', 'without an answer', noNetwork],
  ])('fails with %s %s', async (code, _, answer) => {
    const { db } = cannedServer(answer);

    expect(await getAccountProfile(db, 'a-user')).toEqual({ ok: false, code });
  });
});

describe('updateAccountProfile', () => {
  it('writes the one profile', async () => {
    const { db, sent } = cannedServer(() => Response.json([{ id: 'a-user' }]));

    expect(await updateAccountProfile(db, 'a-user', PROFILE)).toEqual({
      ok: true,
      value: undefined,
    });
    expect(sent[0]).toMatchObject({
      method: 'PATCH',
      body: { display_name: 'Ada', phone: '8035550123' },
    });
    expect(sent[0]?.url.searchParams.get('id')).toBe('eq.a-user');
  });

  it('clears omitted values', async () => {
    const { db, sent } = cannedServer(() => Response.json([{ id: 'a-user' }]));
    await updateAccountProfile(db, 'a-user', { displayName: undefined, phone: undefined });

    expect(sent[0]?.body).toEqual({ display_name: null, phone: null });
  });

  it.each([
    ['update-failed', 'when it is refused', refusal],
    [
      'name-locked',
      'when staff change their own name',
      () => Response.json({ code: '42501', hint: 'name-locked', message: '' }, { status: 403 }),
    ],
    ['update-failed', 'when nothing was changed', () => Response.json([])],
    ['unreachable', 'without an answer', noNetwork],
  ])('fails with %s %s', async (code, _, answer) => {
    const { db } = cannedServer(answer);

    expect(await updateAccountProfile(db, 'a-user', PROFILE)).toEqual({ ok: false, code });
  });
});
