import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { newestLink, openInvited, openSigningBench } from '../support/signing.ts';
import { CLIENT_STEPS, SIGNER_SSN } from '../support/signing-answers.ts';
import { SECRET_KEY } from '../support/keys.ts';
import { breakWriting } from '../support/broken-writing.ts';
import { mailsTo } from '../support/stack.ts';

let stack: FunctionsStack;

beforeAll(async () => {
  stack = await startFunctionsStack();
});

afterAll(() => stack.stop());

describe('signing by link', () => {
  it('goes from the invitation to the copy, and shows only the sender and the purpose before the code', async () => {
    const { token, email, ...bench } = await openInvited(stack);
    expect(await bench.newestMail()).toContain('Permission to check your credit');
    const page = await stack.call('open-signing-link', { token });
    expect(page.body).toEqual({
      sender: 'Ward & Hale',
      purpose: expect.stringContaining('Administrator'),
      role: 'client',
      reason: '',
      state: 'open',
    });

    const session = await bench.openSession(token);
    const start = await bench.save(session, {});
    expect(start.body).toMatchObject({
      role: 'client',
      answers: { legalName: 'Mary Smith', email },
      saved: {},
      given: [],
      facts: { subjectName: 'John Smith', amountCents: '25000000', caseNumber: '' },
    });
    expect(JSON.stringify(start.body)).not.toContain('brother');

    expect((await bench.sign(session)).body).toEqual({ code: 'incomplete' });
    await bench.answerAll(session);
    expect((await bench.sign(session, 'John Smith')).body).toEqual({ code: 'wrong-name' });
    const signed = await bench.sign(session, 'mary ann smith');
    expect(signed).toMatchObject({ status: 200, body: { signedAt: expect.any(String) } });

    const copy = await bench.newestMail();
    expect(copy).toContain('If the surety pays because of this bond, you repay it');
    expect(copy).not.toContain('Chapter 7');
    const [signature] = await stack.query('select * from private.signatures where link_id = $1', [
      (await newestLink(stack, bench))['id'],
    ]);
    expect(signature).toMatchObject({
      name: 'mary ann smith',
      challenge: 'mail-code',
      given: ['date_of_birth', 'ssn'],
      facts: { subjectName: 'John Smith' },
    });
    expect(String(signature?.['content_hash'])).toMatch(/^[0-9a-f]{64}$/);
    expect((await stack.call('open-signing-link', { token })).body).toMatchObject({
      state: 'signed',
    });
  });

  it('answers whether a secret number was given and never the number, and stores it sealed', async () => {
    const { token, ...bench } = await openInvited(stack);
    const session = await bench.openSession(token);
    const saved = await bench.save(session, {
      answers: { step: 'identity', typed: CLIENT_STEPS.identity },
    });
    expect(saved.body).toMatchObject({ given: ['date_of_birth', 'ssn'] });

    const everything = JSON.stringify([
      saved.body,
      await stack.query('select * from private.signing_parts'),
      await stack.query('select * from private.signing_secrets'),
      await stack.query('select * from private.notifications'),
    ]);
    for (const secret of [SIGNER_SSN, SIGNER_SSN.replaceAll('-', ''), '1970-05-11'])
      expect(everything).not.toContain(secret);

    // Given once, it may stay empty: the next save keeps it.
    const again = await bench.save(session, { answers: { step: 'identity', typed: {} } });
    expect(again.body).toMatchObject({ given: ['date_of_birth', 'ssn'] });
  });

  it('stores a step once even if it is saved again, and resumes with a new code', async () => {
    const { token, ...bench } = await openInvited(stack);
    const first = await bench.openSession(token);
    const step = { answers: { step: 'you', typed: CLIENT_STEPS.you } };
    await Promise.all([bench.save(first, step), bench.save(first, step)]);
    await stack.query(`update private.signing_sessions set expires_at = now()`);
    expect((await bench.save(first, step)).body).toEqual({ code: 'session-ended' });

    const second = await bench.openSession(token);
    expect((await bench.save(second, {})).body).toMatchObject({
      saved: { legalName: 'Mary Ann Smith', zipCode: '294011234', phone: '8035550123' },
    });
  });

  it('names each field to correct, and stores nothing of the step', async () => {
    const { token, ...bench } = await openInvited(stack);
    const session = await bench.openSession(token);
    const answer = await bench.save(session, {
      answers: { step: 'work', typed: { occupation: `SSN ${SIGNER_SSN}`, netWorth: 'a lot' } },
    });

    expect(answer).toMatchObject({
      status: 422,
      body: { issues: [{ path: ['occupation'] }, { path: ['netWorth'] }] },
    });
    expect((await bench.save(session, {})).body).toMatchObject({ saved: {} });
  });

  it('ends when the signer declines', async () => {
    const { token, ...bench } = await openInvited(stack);
    const session = await bench.openSession(token);
    const decline = () => stack.call('sign-by-link', { session, decision: 'decline' });

    expect((await decline()).body).toEqual({ declined: true });
    expect((await decline()).body).toEqual({ declined: true });
    expect((await bench.sign(session)).status).toBe(422);
    expect((await bench.save(session, { corrections: {} })).body).toEqual({ code: 'declined' });
  });
});

describe('a lost answer', () => {
  it('of the signature is repaired by the same call: one signature, one copy', async () => {
    const { token, ...bench } = await openInvited(stack);
    const session = await bench.openSession(token);
    await bench.answerAll(session);
    const mend = await breakWriting(stack, 'private.notifications', 'insert');
    expect((await bench.sign(session)).status).toBe(503); // killed between signature and mail
    await mend();
    expect(await newestLink(stack, bench)).toMatchObject({ signed_at: null });

    const answers = await Promise.all([bench.sign(session), bench.sign(session)]);
    const again = await bench.sign(session);
    const times = [...answers, again].map(({ body }) => body['signedAt']);
    expect(new Set(times.map((time) => Date.parse(String(time)))).size).toBe(1);
    await stack.call('send-notifications', {}, { apikey: SECRET_KEY });
    const mails = await mailsTo(stack, bench.email);
    expect(mails.filter(({ subject }) => subject.startsWith('Your signed copy'))).toHaveLength(1);
  });

  it('of an invitation is repaired by the same call: one link, one mail', async () => {
    const bench = await openSigningBench(stack);
    const linkId = crypto.randomUUID();
    await Promise.all([bench.send({ linkId }), bench.send({ linkId })]);
    await bench.send({ linkId });

    const links = await stack.query(
      'select id from public.signing_links where matter_person_id = $1',
      [bench.personId],
    );
    expect(links).toEqual([{ id: linkId }]);
    await bench.newestMail();
    expect(await mailsTo(stack, bench.email)).toHaveLength(1);
  });
});
