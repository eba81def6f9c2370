import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLISHABLE_KEY } from '../support/keys.ts';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import {
  enrollFactor,
  proveFactor,
  signInWithFactor,
  signInWithPassword,
  signUpWithFactor,
  tokenOf,
  type ProvedCustomer,
} from '../support/second-factor.ts';
import { mailsTo, serviceClient } from '../support/stack.ts';

const WRONG = { status: 422, body: { code: 'wrong-code' } };
const REMOVED = { status: 200, body: { removed: true } };
const SUBJECT = 'Your two-factor authentication was turned off';

let stack: FunctionsStack;

beforeAll(async () => {
  stack = await startFunctionsStack();
});

afterAll(() => stack.stop());

const make = (token: string) => stack.call('make-recovery-codes', {}, { token });
const use = (token: string, code: string | undefined) =>
  stack.call('use-recovery-code', { code }, { token });

/** A user with a factor and codes, and the token of a device with only the password. */
async function withCodes(): Promise<{
  customer: ProvedCustomer;
  codes: string[];
  password: string;
}> {
  const customer = await signUpWithFactor(stack);
  const { body } = await make(customer.token);
  const password = await tokenOf(await signInWithPassword(stack, customer));

  return { customer, codes: body['codes'] as string[], password };
}

const factorsOf = async ({ userId }: { userId: string }) =>
  (await stack.query('select id from auth.mfa_factors where user_id = $1', [userId])).length;
const codesOf = async ({ userId }: { userId: string }) =>
  (await stack.query('select id from private.recovery_codes where user_id = $1', [userId])).length;
const isOpen = async (token: string) =>
  (
    await fetch(`${stack.apiUrl}/auth/v1/user`, {
      headers: { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${token}` },
    })
  ).ok;
const mailsOfRecovery = async ({ email }: { email: string }) => {
  const rows = await stack.query(
    `select kind from private.notifications where recipient = $1 and kind = 'second_factor_removed'`,
    [email],
  );

  return rows.length;
};

describe('make-recovery-codes', () => {
  it('shows ten codes once and stores only hashes', async () => {
    const { customer, codes } = await withCodes();

    expect(codes).toHaveLength(10);
    const rows = await stack.query('select * from private.recovery_codes where user_id = $1', [
      customer.userId,
    ]);
    expect(rows).toHaveLength(10);
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code);
    for (const row of rows) expect(row['code_hash']).toMatch(/^\$2a\$10\$/);
  });

  it('replaces the earlier codes', async () => {
    const { customer, codes, password } = await withCodes();
    const { body } = await make(customer.token);

    expect(await use(password, codes[0])).toMatchObject(WRONG);
    expect(await use(password, (body['codes'] as string[])[0])).toMatchObject(REMOVED);
  });

  it('is refused to a session that has only the password', async () => {
    const customer = await signUpWithFactor(stack);
    const thief = await tokenOf(await signInWithPassword(stack, customer));

    expect(await make(thief)).toMatchObject({
      status: 403,
      body: { code: 'second-factor-required' },
    });
    expect(await codesOf(customer)).toBe(0);
  });

  it('refuses a session whose last code is older than 10 minutes', async () => {
    const customer = await signUpWithFactor(stack);
    await stack.query(
      `update auth.mfa_amr_claims set updated_at = now() - interval '11 minutes'
       where session_id in (select id from auth.sessions where user_id = $1)`,
      [customer.userId],
    );
    await customer.client.auth.refreshSession();

    expect(await make(await tokenOf(customer.client))).toMatchObject({
      status: 403,
      body: { code: 'challenge-required' },
    });
  });

  it('refuses a token of an ended session', async () => {
    const { client, token } = await signUpWithFactor(stack);
    await client.auth.signOut();

    expect((await make(token)).status).toBe(401);
  });
});

describe('use-recovery-code', () => {
  it('removes the factors, ends the other sessions, uses up all codes and mails the owner', async () => {
    const { customer, codes, password } = await withCodes();
    expect(
      await use(password, ` ${codes[3]?.toLowerCase().replace('-', ' ') ?? ''} `),
    ).toMatchObject(REMOVED);

    expect(await factorsOf(customer)).toBe(0);
    expect(await codesOf(customer)).toBe(0);
    expect(await isOpen(password)).toBe(true);
    expect(await isOpen(customer.token)).toBe(false);
    expect(await mailsOfRecovery(customer)).toBe(1);
    await serviceClient(stack).functions.invoke('send-notifications', { body: {} });
    expect((await mailsTo(stack, customer.email))[0]?.subject).toBe(SUBJECT);
  });

  it('allows enrolling a new app with new codes', async () => {
    const { customer, codes } = await withCodes();
    const client = await signInWithPassword(stack, customer);
    await use(await tokenOf(client), codes[0]);
    const factor = await enrollFactor(client);

    expect((await make(await tokenOf(client))).status).toBe(200);
    const next = await signInWithPassword(stack, customer);
    await proveFactor(next, factor);
    expect(await use(await tokenOf(next), codes[1])).toMatchObject(WRONG);
    expect(await factorsOf(customer)).toBe(1);
  });

  it('accepts a code once', async () => {
    const { codes, password } = await withCodes();
    expect(await use(password, codes[0])).toMatchObject(REMOVED);

    expect(await use(password, codes[0])).toMatchObject(WRONG);
    expect(await use(password, codes[1])).toMatchObject(WRONG);
  });

  it('uses one code and sends one mail for many simultaneous calls', async () => {
    const { customer, codes, password } = await withCodes();
    const answers = await Promise.all([0, 0, 1, 2].map((at) => use(password, codes[at])));

    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.every((status) => status === 200 || status === 422)).toBe(true);
    expect(await factorsOf(customer)).toBe(0);
    expect(await mailsOfRecovery(customer)).toBe(1);
  });

  it("refuses another user's code", async () => {
    const victim = await withCodes();
    const thief = await withCodes();

    expect(await use(thief.password, victim.codes[0])).toMatchObject(WRONG);
    expect(await factorsOf(victim.customer)).toBe(1);
    expect(await factorsOf(thief.customer)).toBe(1);
    expect(await codesOf(victim.customer)).toBe(10);
  });

  it("blocks a session after five tries in an hour, but not the owner's other session", async () => {
    const { customer, codes, password } = await withCodes();
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await use(password, '00000-00000')).toMatchObject(WRONG);

    const answer = await use(password, codes[0]);
    expect(answer).toMatchObject({ status: 429, body: { code: 'rate-limited' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await factorsOf(customer)).toBe(1);

    const owner = await tokenOf(await signInWithPassword(stack, customer));
    expect(await use(owner, codes[0])).toMatchObject(REMOVED);
    expect(await factorsOf(customer)).toBe(0);
  });

  it('continues with the same code only, if Auth failed to remove the factors', async () => {
    const { customer, codes, password } = await withCodes();
    const { data } = await serviceClient(stack).rpc('take_recovery_code', {
      of_user: customer.userId,
      code: codes[0] ?? '',
    });
    expect(data).toBe(true); // the state after an outage of Auth

    expect(await use(password, codes[1])).toMatchObject(WRONG);
    expect(await factorsOf(customer)).toBe(1);
    expect(await use(password, codes[0])).toMatchObject(REMOVED);
    expect(await factorsOf(customer)).toBe(0);
  });

  it.each(['', '123456', 'K7Q2M-9XWRU', "' or 1=1 --"])(
    'refuses an invalid code: "%s"',
    async (code) => {
      const { customer, password } = await withCodes();

      expect(await use(password, code)).toMatchObject(WRONG);
      expect(await factorsOf(customer)).toBe(1);
    },
  );

  it('refuses a visitor and a token of an ended session', async () => {
    const { customer, codes } = await withCodes();
    const { client, token } = await signInWithFactor(stack, customer);
    await client.auth.signOut();

    expect((await use(token, codes[0])).status).toBe(401);
    expect((await stack.call('use-recovery-code', { code: codes[0] })).status).toBe(401);
  });

  it('requires the secret key for its database functions', async () => {
    const { client, userId } = await signUpWithFactor(stack);
    const code = 'K7Q2M-9XWRT';
    const calls = [
      client.rpc('take_recovery_code', { of_user: userId, code }),
      client.rpc('replace_recovery_codes', { of_user: userId, codes: [code] }),
      client.rpc('finish_recovery', { of_user: userId, of_session: userId }),
    ];

    for (const { error } of await Promise.all(calls)) expect(error?.code).toBe('42501');
  });
});
