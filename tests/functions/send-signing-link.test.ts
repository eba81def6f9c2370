import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECRET_KEY } from '../support/keys.ts';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { openSigningBench } from '../support/signing.ts';
import { mailsTo } from '../support/stack.ts';

let stack: FunctionsStack;

beforeAll(async () => {
  stack = await startFunctionsStack();
});

afterAll(() => stack.stop());

describe('the sender of a link to sign', () => {
  it('must be a current member who may edit the matter, with the current words', async () => {
    const [bench, other] = [await openSigningBench(stack), await openSigningBench(stack)];

    expect((await bench.send({}, other.attorney.token)).body).toEqual({ code: 'not-found' });
    expect((await bench.send({ attestation: { hash: 'a'.repeat(64) } })).body).toEqual({
      code: 'text-changed',
    });
    expect((await bench.send({ indemnitorId: randomUUID() })).status).toBe(422);
    await stack.query(`update public.firm_members set role = 'billing' where user_id = $1`, [
      bench.attorney.userId,
    ]);
    expect((await bench.send()).body).toEqual({ code: 'not-found' });
    await stack.query(`update public.firm_members set left_at = now() where user_id = $1`, [
      bench.attorney.userId,
    ]);
    expect((await bench.send()).body).toEqual({ code: 'not-found' });
    await stack.call('send-notifications', {}, { apikey: SECRET_KEY });
    expect(await mailsTo(stack, bench.email)).toEqual([]);
  });

  it('cannot let the firm indemnify in Michigan, where the law forbids it', async () => {
    const [michigan, carolina] = [
      await openSigningBench(stack, 'MI'),
      await openSigningBench(stack, 'SC'),
    ];

    expect((await michigan.send({ firmIndemnifies: true })).body).toEqual({
      code: 'no-firm-indemnity',
    });
    expect((await michigan.send()).status).toBe(200);
    expect((await carolina.send({ firmIndemnifies: true })).status).toBe(200);
  });

  it('cannot flood an address, and needs one', async () => {
    const bench = await openSigningBench(stack);
    await stack.query(`update public.matter_people set email = '' where id = $1`, [bench.personId]);
    expect((await bench.send()).body).toEqual({ code: 'no-address' });
    await stack.query(`update public.matter_people set email = $2 where id = $1`, [
      bench.personId,
      bench.email,
    ]);

    const answers = [];
    for (let time = 0; time < 11; time += 1) answers.push((await bench.send()).status);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    await bench.newestMail();
    expect(await mailsTo(stack, bench.email)).toHaveLength(1); // the replaced ones were not sent
  });

  it('can show a new link once, which replaces the former one and still asks for the mailed code', async () => {
    const bench = await openSigningBench(stack);
    await bench.send();
    const former = await bench.mailedToken();
    const linkId = randomUUID();
    const shown = String((await bench.send({ linkId, isShown: true })).body['token']);

    expect((await stack.call('open-signing-link', { token: former })).status).toBe(404);
    expect(await bench.mailedToken()).toBe(shown);
    expect((await stack.call('open-signing-link', { token: shown })).body).not.toHaveProperty(
      'facts',
    );
    expect(
      (await stack.call('confirm-signing-code', { token: shown, code: '123456' })).body,
    ).toEqual({ code: 'code-expired' });
    expect(await bench.openSession(shown)).toHaveLength(43);

    // After a lost answer nobody has the token: the call is not repeated with another one.
    expect((await bench.send({ linkId, isShown: true })).body).toEqual({ sent: true });
    expect((await stack.call('open-signing-link', { token: shown })).status).toBe(200);
    expect((await bench.send()).body).toEqual({ sent: true });
    const other = await openSigningBench(stack);
    expect((await bench.send({ isShown: true }, other.attorney.token)).body).toEqual({
      code: 'not-found',
    });
  });

  it('loses the open links on leaving the firm', async () => {
    const bench = await openSigningBench(stack);
    await bench.send();
    const token = await bench.mailedToken();
    const session = await bench.openSession(token);
    await stack.query(`update public.firm_members set left_at = now() where user_id = $1`, [
      bench.attorney.userId,
    ]);

    expect((await stack.call('open-signing-link', { token })).status).toBe(404);
    expect((await bench.save(session, {})).body).toEqual({ code: 'session-ended' });
  });
});
