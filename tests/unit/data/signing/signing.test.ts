import { afterEach, describe, expect, it, vi } from 'vitest';
import { confirmCode, decline, openLink, savePart, sign } from '~/data/signing/signing';

const TOKEN = 'k'.repeat(32);
const SESSION = 's'.repeat(43);

/** Answer every request with this response, and record the requests. */
function answerWith(answer: Response | Error): Request[] {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    asked.push(new Request(input, init));
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer.clone());
  });

  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe('a call of the signing page', () => {
  it('has the token in the body, so that no log stores it', async () => {
    const asked = answerWith(Response.json({ sender: 'Ward & Hale', state: 'open' }));

    expect(await openLink(TOKEN)).toMatchObject({ ok: true, value: { state: 'open' } });
    expect(asked[0]?.url).not.toContain(TOKEN);
    expect(await asked[0]?.json()).toEqual({ token: TOKEN });
  });

  it('returns the key of a session and the time of a signature', async () => {
    answerWith(Response.json({ session: SESSION }));
    expect(await confirmCode(TOKEN, '123456')).toEqual({ ok: true, value: SESSION });

    answerWith(Response.json({ signedAt: '2026-11-23T15:00:00Z' }));
    expect(await sign(SESSION, 'Ann Lee')).toEqual({ ok: true, value: '2026-11-23T15:00:00Z' });

    answerWith(Response.json({ declined: true }));
    expect(await decline(SESSION)).toMatchObject({ ok: true });
  });

  it.each([
    ['a wrong code', Response.json({ code: 'wrong-code' }, { status: 422 }), 'wrong-code'],
    [
      'an ended session',
      Response.json({ code: 'session-ended' }, { status: 401 }),
      'session-ended',
    ],
    ['an unknown refusal', Response.json({ code: 'teapot' }, { status: 418 }), 'failed'],
    ['a good answer that is no part', Response.json({}), 'failed'],
    ['an answer that is no JSON', new Response('<html>'), 'failed'],
    ['an answer that is no object', Response.json(1), 'failed'],
    ['no answer', new TypeError('Failed to fetch'), 'unreachable'],
    [
      'a server that is busy for longer than anybody waits',
      Response.json({ code: 'busy' }, { status: 503, headers: { 'retry-after': '60' } }),
      'busy',
    ],
  ])('reports %s', async (_, answer, code) => {
    answerWith(answer);

    expect(await savePart(SESSION, {})).toEqual({ ok: false, code });
  });

  it('reports the fields to correct', async () => {
    const issues = [{ path: ['city'], message: 'City is required' }];
    answerWith(Response.json({ code: 'invalid-application', issues }, { status: 422 }));

    expect(await savePart(SESSION, { answers: { step: 'you', typed: {} } })).toEqual({
      ok: false,
      code: 'invalid',
      problems: { city: 'City is required' },
    });
  });
});
