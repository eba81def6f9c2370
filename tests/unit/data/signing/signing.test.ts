import { afterEach, describe, expect, it, vi } from 'vitest';
import { confirmCode, openLink, savePart, sign } from '~/data/signing/signing';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A server with one answer for every call. Returns the bodies that it received. */
function serverThatAnswers(body: unknown, status = 200): string[] {
  const bodies: string[] = [];
  vi.stubGlobal('fetch', (_: string, { body: sent }: { body: string }) => {
    bodies.push(sent);

    return Promise.resolve(Response.json(body, { status }));
  });

  return bodies;
}

describe('a call of the signing page', () => {
  it('sends the token in the body and returns the page', async () => {
    const page = { sender: 'Ward & Hale', purpose: 'Administrator Bond', state: 'open' };
    const bodies = serverThatAnswers(page);

    expect(await openLink('t1')).toEqual({ ok: true, value: page });
    expect(bodies).toEqual(['{"token":"t1"}']);
  });

  it('returns the key of the session that a code opens, and the time of a signature', async () => {
    serverThatAnswers({ session: 's1' });
    expect(await confirmCode('t1', '123456')).toEqual({ ok: true, value: 's1' });

    serverThatAnswers({ signedAt: '2026-11-23T15:00:00Z' });
    expect(await sign('s1', 'Mary Smith')).toEqual({ ok: true, value: '2026-11-23T15:00:00Z' });
  });

  it.each([
    [{ code: 'wrong-code' }, 'wrong-code'],
    [{ code: 'locked' }, 'locked'],
    [{ code: 'not known to this page' }, 'failed'],
    ['no object', 'failed'],
  ])('names the reason of a refusal: %j', async (body, code) => {
    serverThatAnswers(body, 409);

    expect(await confirmCode('t1', '123456')).toEqual({ ok: false, code });
  });

  it('returns a message for each field to correct', async () => {
    serverThatAnswers(
      {
        code: 'invalid-request',
        issues: [{ path: ['typed', 'street'], message: 'Street address is required' }],
      },
      400,
    );

    expect(await savePart('s1', {})).toEqual({
      ok: false,
      code: 'invalid',
      problems: { street: 'Street address is required' },
    });
  });

  it('takes no answer without its proof for a success', async () => {
    serverThatAnswers({});

    expect(await sign('s1', 'Mary Smith')).toEqual({ ok: false, code: 'failed' });
  });
});
