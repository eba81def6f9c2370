import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECRET_KEY } from '../support/keys.ts';
import {
  freshAddress,
  startFunctionsStack,
  type FunctionsStack,
} from '../support/functions-stack.ts';
import { statusesOf } from '../support/many-calls.ts';
import { anonClient, mailsTo, PASSWORD, signUpCustomer } from '../support/stack.ts';

let stack: FunctionsStack;

beforeAll(async () => {
  stack = await startFunctionsStack();
});

afterAll(() => stack.stop());

const tell = (email: string, address?: string) =>
  stack.call('notify-known-address', { email }, address === undefined ? {} : { address });

/** A customer whose address was confirmed an hour ago. */
async function settledCustomer() {
  const customer = await signUpCustomer(stack);
  await stack.query(
    `update auth.users set email_confirmed_at = now() - interval '1 hour' where id = $1`,
    [customer.userId],
  );

  return customer;
}

/** The mails to an address about a sign-up with it. */
async function noticesTo(email: string) {
  await stack.call('send-notifications', {}, { apikey: SECRET_KEY });

  return (await mailsTo(stack, email)).filter(
    ({ subject }) => subject === 'Your account already exists',
  );
}

const queued = () =>
  stack.query(`select recipient from private.notifications where kind = 'account_known'`);

describe('a sign-up with the address of an account', () => {
  it('mails its owner, in any spelling of the address', async () => {
    const { email } = await settledCustomer();
    expect((await tell(` ${email.toUpperCase()} `)).status).toBe(200);

    const [mail, ...others] = await noticesTo(email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Somebody tried to open an account with your address.');
    expect(mail?.text).toContain('/signin');
  });

  it('mails the owner once a day, however often it is repeated', async () => {
    const { email, userId } = await settledCustomer();
    for (let call = 0; call < 5; call++) await tell(email);
    expect(await noticesTo(email)).toHaveLength(1);

    await stack.query(
      `update private.notifications set dedupe_key = dedupe_key || ':yesterday' where user_id = $1`,
      [userId],
    );
    await tell(email);
    expect(await noticesTo(email)).toHaveLength(2);
  });

  it('leaves the account as it is', async () => {
    const { email, password } = await settledCustomer();
    await anonClient(stack).auth.signUp({ email, password: 'Another horse 2' });
    await tell(email);

    expect((await anonClient(stack).auth.signInWithPassword({ email, password })).error).toBeNull();
  });
});

describe('the answer', () => {
  it('is the same for an unknown, a new, an unconfirmed and a known address', async () => {
    const unconfirmed = `${randomUUID()}@example.com`;
    await anonClient(stack).auth.signUp({ email: unconfirmed, password: PASSWORD });
    const known = await settledCustomer();
    const confirmedNow = await signUpCustomer(stack);
    const before = await queued();

    const answers = [];
    for (const email of [
      `${randomUUID()}@example.com`,
      unconfirmed,
      confirmedNow.email,
      known.email,
      known.email,
    ]) {
      answers.push(await tell(email));
    }

    const shapes = answers.map(({ status, body, headers }) => ({
      status,
      body,
      headers: [...headers.keys()].sort(),
    }));
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
    const added = (await queued()).filter(
      ({ recipient }) => !before.some((mail) => mail['recipient'] === recipient),
    );
    expect(added).toEqual([{ recipient: known.email }]);
  });

  it('is a refusal for text that is not an address', async () => {
    for (const email of ['', 'nobody', `${'a'.repeat(400)}@example.com`]) {
      expect((await tell(email)).status).toBe(422);
    }
  });

  it('is a refusal for a caller who tries many addresses, known or not', async () => {
    const address = freshAddress();
    const { email } = await settledCustomer();
    await statusesOf(30, () => tell(`${randomUUID()}@example.com`, address));

    expect((await tell(email, address)).status).toBe(429);
    expect((await tell(`${randomUUID()}@example.com`, address)).status).toBe(429);
    expect(await noticesTo(email)).toEqual([]);
  });
});
