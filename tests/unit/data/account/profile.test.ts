import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getNames, requestEmailChange, updateNames } from '~/data/account/profile';
import { cannedServer, noNetwork } from '../canned-server';

const NAMES = { firstName: 'Marisol', lastName: 'Okafor' };
const refusal = () => Response.json({ code: '42501', message: '' }, { status: 401 });

beforeEach(() => vi.stubGlobal('window', { location: { origin: 'https://example.com' } }));
afterEach(() => vi.unstubAllGlobals());

describe('getNames', () => {
  it('reads the profile of the signed-in user', async () => {
    const { db, sent } = cannedServer(() =>
      Response.json([{ first_name: 'Marisol', last_name: 'Okafor' }]),
    );

    expect(await getNames(db, 'a-user')).toEqual({ ok: true, value: NAMES });
    expect(sent[0]?.url.pathname).toBe('/rest/v1/profiles');
    expect(sent[0]?.url.searchParams.get('id')).toBe('eq.a-user');
  });

  it.each([
    ['no profile yet', []],
    ['a profile without names', [{ first_name: null, last_name: null }]],
  ])('returns empty names for %s', async (_, rows) => {
    const { db } = cannedServer(() => Response.json(rows));

    expect(await getNames(db, 'a-user')).toEqual({
      ok: true,
      value: { firstName: '', lastName: '' },
    });
  });

  it('fails to load after a refusal', async () => {
    const { db } = cannedServer(refusal);

    expect(await getNames(db, 'a-user')).toEqual({ ok: false, code: 'load-failed' });
  });
});

describe('updateNames', () => {
  it("writes the user's profile first", async () => {
    const { db, sent } = cannedServer(() => new Response(null, { status: 204 }));

    // No user is signed in here, so the client itself refuses the second half, at Auth.
    expect(await updateNames(db, 'a-user', NAMES)).toEqual({ ok: false, code: 'signed-out' });
    expect(sent).toMatchObject([
      { method: 'PATCH', body: { first_name: 'Marisol', last_name: 'Okafor' } },
    ]);
    expect(sent[0]?.url.searchParams.get('id')).toBe('eq.a-user');
  });

  it.each([
    ['unexpected', refusal],
    ['unreachable', noNetwork],
  ])('fails with %s, and does not continue to Auth', async (code, answer) => {
    const { db, sent } = cannedServer(answer);

    expect(await updateNames(db, 'a-user', NAMES)).toEqual({ ok: false, code });
    expect(sent).toHaveLength(1);
  });
});

describe('requestEmailChange', () => {
  it('sends no request without a session', async () => {
    const { db, sent } = cannedServer(refusal);

    expect(await requestEmailChange(db, 'new@example.com')).toEqual({
      ok: false,
      code: 'signed-out',
    });
    expect(sent).toEqual([]);
  });
});
