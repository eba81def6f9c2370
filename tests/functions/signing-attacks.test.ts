import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { openSigningBench, type SigningBench } from '../support/signing.ts';
import { CLIENT_STEPS, SIGNER_SSN } from '../support/signing-answers.ts';
import { mailsTo } from '../support/stack.ts';

let stack: FunctionsStack;

beforeAll(async () => {
  stack = await startFunctionsStack();
});

afterAll(() => stack.stop());

const UNKNOWN = randomBytes(24).toString('base64url');

async function openInvited(): Promise<SigningBench & { token: string }> {
  const bench = await openSigningBench(stack);
  await bench.send();

  return { ...bench, token: await bench.mailedToken() };
}

const openLink = (token: string) => stack.call('open-signing-link', { token });

const confirm = (token: string, code: string) =>
  stack.call('confirm-signing-code', { token, code });

const otherThan = (code: string) => (code === '111111' ? '222222' : '111111');

describe('a mail scanner that opens and presses everything first', () => {
  it('consumes nothing and gets no answers: the code goes to the client', async () => {
    const { token, ...bench } = await openInvited();
    for (let time = 0; time < 3; time += 1) {
      await openLink(token);
      await stack.call('send-signing-code', { token });
      await stack.call('resend-signing-link', { token });
    }

    const session = await bench.openSession(token);
    expect((await bench.save(session, {})).status).toBe(200);
  });

  it('cannot fill the client’s mailbox: five codes an hour', async () => {
    const { token, email, ...bench } = await openInvited();
    const answers = [];
    for (let time = 0; time < 7; time += 1)
      answers.push((await stack.call('send-signing-code', { token })).status);

    expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429]);
    await bench.newestMail();
    expect(await mailsTo(stack, email)).toHaveLength(6);
  });
});

describe('somebody with the link but not the mailbox', () => {
  it('is locked out after five wrong codes, until the firm sends a new link', async () => {
    const { token, ...bench } = await openInvited();
    await stack.call('send-signing-code', { token });
    const code = await bench.mailedCode();
    const answers = [];
    for (let time = 0; time < 5; time += 1)
      answers.push((await confirm(token, otherThan(code))).body['code']);

    expect(answers).toEqual(['wrong-code', 'wrong-code', 'wrong-code', 'wrong-code', 'locked']);
    expect((await confirm(token, code)).body).toEqual({ code: 'locked' });
    expect((await stack.call('send-signing-code', { token })).body).toEqual({ code: 'not-found' });
    expect((await openLink(token)).body).toMatchObject({ state: 'locked' });
    expect((await stack.call('resend-signing-link', { token })).body).toEqual({
      code: 'not-expired',
    });

    await bench.send();
    const fresh = await bench.mailedToken();
    expect((await openLink(token)).body).toEqual({ code: 'not-found' });
    expect(await bench.openSession(fresh)).toHaveLength(43);
  });

  it('cannot use a code twice, an old code, another link’s code, or a code after ten minutes', async () => {
    const [mine, other] = [await openInvited(), await openInvited()];
    await stack.call('send-signing-code', { token: mine.token });
    const old = await mine.mailedCode();
    await stack.call('send-signing-code', { token: mine.token });
    const code = await mine.mailedCode();
    await stack.call('send-signing-code', { token: other.token });
    const foreign = await other.mailedCode(); // the newest code of all

    for (const wrong of [old, foreign].filter((one) => one !== code))
      expect((await confirm(mine.token, wrong)).body).toEqual({ code: 'wrong-code' });
    expect((await confirm(mine.token, code)).status).toBe(200);
    expect((await confirm(mine.token, code)).body).toEqual({ code: 'code-expired' });

    await stack.call('send-signing-code', { token: mine.token });
    const late = await mine.mailedCode();
    await stack.query(
      `update private.signing_codes set created_at = now() - interval '10 minutes'`,
    );
    expect((await confirm(mine.token, late)).body).toEqual({ code: 'code-expired' });
  });

  it('gets the same answer for an unknown and a revoked token', async () => {
    const { token, attorney, ...bench } = await openInvited();
    await bench.send(); // replaces the first link
    const calls = ['open-signing-link', 'send-signing-code', 'resend-signing-link'];
    for (const name of calls) {
      const [unknown, revoked] = [
        await stack.call(name, { token: UNKNOWN }),
        await stack.call(name, { token }),
      ];
      expect(revoked).toMatchObject({ status: 404, body: unknown.body });
    }
    expect((await confirm(token, '123456')).body).toEqual((await confirm(UNKNOWN, '123456')).body);
    expect(attorney.userId).toBeTruthy();
  });

  it('cannot use the stored hash or a stored code', async () => {
    const { token, ...bench } = await openInvited();
    await stack.call('send-signing-code', { token });
    const stored = JSON.stringify([
      await stack.query('select * from public.signing_links'),
      await stack.query('select * from private.signing_codes'),
      await stack.query('select data from private.notifications'),
    ]);
    const code = await bench.mailedCode();

    expect(stored).not.toContain(token);
    expect(stored).not.toContain(`"${code}"`);
    // What waits is sealed, and what was sent is gone.
    const [sent] = await stack.query(
      `select count(*)::int from private.notifications where status = 'sent' and data ? 'secret'`,
    );
    expect(sent).toEqual({ count: 0 });
  });

  it('cannot sign with a link that was signed, or with an ended session', async () => {
    const { token, ...bench } = await openInvited();
    const session = await bench.openSession(token);
    await bench.answerAll(session);
    await bench.sign(session);

    expect((await stack.call('send-signing-code', { token })).body).toEqual({ code: 'not-found' });
    expect((await bench.save(session, { corrections: {} })).body).toEqual({
      code: 'already-signed',
    });
    expect((await bench.send()).body).toEqual({ code: 'already-signed' });
    expect((await bench.sign(randomBytes(32).toString('base64url'))).body).toEqual({
      code: 'session-ended',
    });
  });
});

describe('an expired link', () => {
  it('opens nothing, and is sent again from its own page to the same address', async () => {
    const { token, ...bench } = await openInvited();
    const session = await bench.openSession(token);
    await bench.save(session, { answers: { step: 'you', typed: CLIENT_STEPS.you } });
    await stack.query(
      `update public.signing_links set expires_at = now() where matter_person_id = $1`,
      [bench.personId],
    );
    expect((await openLink(token)).body).toMatchObject({ state: 'expired', sender: 'Ward & Hale' });
    expect((await stack.call('send-signing-code', { token })).body).toEqual({ code: 'not-found' });

    expect((await stack.call('resend-signing-link', { token })).body).toEqual({ sent: true });
    const fresh = await bench.mailedToken();
    expect(fresh).not.toBe(token);
    const resumed = await bench.openSession(fresh);
    expect((await bench.save(resumed, {})).body).toMatchObject({
      saved: { legalName: 'Mary Ann Smith' },
    });
  });
});

describe('a signer', () => {
  it('cannot store secret numbers in free text, another role’s step, or answers outside the list', async () => {
    const { token, ...bench } = await openInvited();
    const session = await bench.openSession(token);
    const history = { ...CLIENT_STEPS.history, history: `My SSN is ${SIGNER_SSN}` };
    for (const change of [
      { answers: { step: 'history', typed: history } },
      { answers: { step: 'company', typed: { signerTitle: 'President' } } },
      { answers: { step: 'facts', typed: {} } },
      { corrections: { court: `Court ${SIGNER_SSN}` } },
      { corrections: { privateNotes: 'mine' } },
      { consent: { id: 'credit', hash: 'a'.repeat(64) } },
      { subject: randomUUID() },
    ]) {
      const { status } = await bench.save(session, change);
      expect([400, 409, 422], JSON.stringify(change)).toContain(status);
    }
    await bench.save(session, {
      answers: { step: 'you', typed: { ...CLIENT_STEPS.you, ssn: '1' } },
    });

    const stored = JSON.stringify(await stack.query('select * from private.signing_parts'));
    expect(stored).not.toContain(SIGNER_SSN);
    expect(stored).not.toContain('"ssn"');
  });
});
