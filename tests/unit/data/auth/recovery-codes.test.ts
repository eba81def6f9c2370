import { describe, expect, it } from 'vitest';
import { makeRecoveryCodes, spendCode } from '~/data/auth/recovery-codes';
import { session, USER } from '../canned-auth';
import { cannedServer, noNetwork } from '../canned-server';

type Answer = () => Response | Promise<Response>;

/** A signed-in client with a fake function that gives this answer. */
async function signedIn(answer: Answer) {
  const canned = cannedServer((_, { url }) =>
    url.pathname.startsWith('/functions/') ? answer() : Response.json(session()),
  );
  await canned.db.auth.signInWithPassword({ email: USER.email, password: 'x' });
  canned.sent.length = 0;

  return canned;
}

const refused = (status: number, code: string) => () => Response.json({ code }, { status });

/** Busy, with the `seconds` until the next try. */
const busyFor = (seconds: number) => () =>
  Response.json({ code: 'busy' }, { status: 503, headers: { 'retry-after': String(seconds) } });

describe('makeRecoveryCodes', () => {
  it('returns the codes', async () => {
    const { db, sent } = await signedIn(() => Response.json({ codes: ['K7Q2M-9XWRT'] }));

    expect(await makeRecoveryCodes(db)).toEqual({ ok: true, value: ['K7Q2M-9XWRT'] });
    expect(sent[0]?.url.pathname).toBe('/functions/v1/make-recovery-codes');
  });

  it.each([
    ['a code that is too old', refused(403, 'challenge-required'), 'challenge-required'],
    ['no second factor', refused(403, 'second-factor-required'), 'second-factor-required'],
    ['too many calls', refused(429, 'rate-limited'), 'rate-limited'],
    ['a server that stays busy', busyFor(60), 'busy'],
    ['a network that fails', noNetwork, 'unreachable'],
    ['an answer without codes', () => Response.json({ codes: [] }), 'unexpected'],
  ])('has a code for %s', async (_, answer, code) => {
    const { db } = await signedIn(answer);

    expect(await makeRecoveryCodes(db)).toEqual({ ok: false, code });
  });
});

describe('spendCode', () => {
  it('sends the code as typed', async () => {
    const { db, sent } = await signedIn(() => Response.json({ removed: true }));

    expect(await spendCode(db, 'k7q2m 9xwrt')).toEqual({ ok: true, value: undefined });
    expect(sent[0]?.body).toEqual({ code: 'k7q2m 9xwrt' });
  });

  it.each([
    ['a wrong one', refused(422, 'wrong-code'), 'wrong-code'],
    ['the sixth try of an hour', refused(429, 'rate-limited'), 'rate-limited'],
    ['a server that fails', refused(500, 'unexpected'), 'unexpected'],
  ])('has a code for %s', async (_, answer, code) => {
    const { db } = await signedIn(answer);

    expect(await spendCode(db, 'K7Q2M-9XWRT')).toEqual({ ok: false, code });
  });

  it('is sent once to a busy server, because each try counts against the five per hour', async () => {
    const { db, sent } = await signedIn(busyFor(0));

    expect(await spendCode(db, 'K7Q2M-9XWRT')).toEqual({ ok: false, code: 'busy' });
    expect(sent).toHaveLength(1);
  });
});
