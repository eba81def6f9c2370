import { describe, expect, it, vi } from 'vitest';
import { callAsUser } from '~/data/connection/call-as-user';
import type { CallResult } from '~/data/connection/call-function';
import type { Db } from '~/data/connection/db';

/** A connection whose Auth returns these sessions in turn. */
function connection(...answers: { session: object | null; error?: object }[]): Db {
  const getSession = () => {
    const { session, error = null } = answers.shift() ?? { session: null };

    return Promise.resolve({ data: { session }, error });
  };

  return { auth: { getSession } } as unknown as Db;
}

const call = (result: CallResult<string>) => vi.fn(() => Promise.resolve(result));
const DONE = { ok: true, value: 'done' } as const;
const REFUSED = { ok: false, code: 'unauthorized' } as const;

describe('a call as the signed-in user', () => {
  it('runs with a session, and returns its answer', async () => {
    const declined = { ok: false, code: 'payment-declined' } as const;

    expect(await callAsUser(connection({ session: {} }), call(DONE))).toEqual(DONE);
    expect(await callAsUser(connection({ session: {} }), call(declined))).toEqual(declined);
  });

  it.each([
    ['is over', {}, 'session-ended'],
    [
      'was revoked',
      { error: { name: 'AuthApiError', code: 'refresh_token_not_found' } },
      'session-ended',
    ],
    [
      'cannot be renewed for want of an answer',
      { error: { name: 'AuthRetryableFetchError' } },
      'unreachable',
    ],
  ])('does not run as a visitor when the session %s', async (_, answer, code) => {
    const made = call(DONE);

    expect(await callAsUser(connection({ session: null, ...answer }), made)).toEqual({
      ok: false,
      code,
    });
    expect(made).not.toHaveBeenCalled();
  });

  it('reports a refusal that ends the session', async () => {
    const db = connection({ session: {} }, { session: null });

    expect(await callAsUser(db, call(REFUSED))).toEqual({ ok: false, code: 'session-ended' });
  });

  it('reports a refusal while the session stays open', async () => {
    const db = connection({ session: {} }, { session: {} });

    expect(await callAsUser(db, call(REFUSED))).toEqual(REFUSED);
  });
});
