import { describe, expect, it } from 'vitest';
import { makeRecoveryCodes, spendCode } from '~/data/recovery-codes';
import { session, USER } from './canned-auth';
import { cannedServer, noNetwork } from './canned-server';

type Answer = () => Response | Promise<Response>;

/** A signed-in client before a function that answers as told. */
async function signedIn(answer: Answer) {
  const canned = cannedServer((_, { url }) =>
    url.pathname.startsWith('/functions/') ? answer() : Response.json(session()),
  );
  await canned.db.auth.signInWithPassword({ email: USER.email, password: 'x' });
  canned.sent.length = 0;

  return canned;
}

const refused = (status: number, code: string) => () => Response.json({ code }, { status });

describe('makeRecoveryCodes', () => {
  it('gives the codes', async () => {
    const { db, sent } = await signedIn(() => Response.json({ codes: ['K7Q2M-9XWRT'] }));

    expect(await makeRecoveryCodes(db)).toEqual({ ok: true, value: ['K7Q2M-9XWRT'] });
    expect(sent[0]?.url.pathname).toBe('/functions/v1/make-recovery-codes');
  });

  it.each([
    ['a code that is too old', refused(403, 'challenge-required'), 'challenge-required'],
    ['no second factor', refused(403, 'second-factor-required'), 'second-factor-required'],
    ['too many calls', refused(429, 'rate-limited'), 'rate-limited'],
    ['a network that fails', noNetwork, 'unreachable'],
    ['an answer without codes', () => Response.json({ codes: [] }), 'unexpected'],
  ])('has a code for %s', async (_, answer, code) => {
    const { db } = await signedIn(answer);

    expect(await makeRecoveryCodes(db)).toEqual({ ok: false, code });
  });
});

describe('spendCode', () => {
  it('sends the code as it was typed', async () => {
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
});
