import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLISHABLE_KEY } from '../../../supabase/local/keys';
import { borrowStack } from '../../support/shared-stack';
import {
  anonClient,
  mailsTo,
  PASSWORD,
  readLink,
  signUpCustomer,
  type TestStack,
} from '../../support/stack';

const WRONG = { status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' };
const NEW_PASSWORD = 'Another horse 2 battery';

let stack: TestStack;

beforeAll(async () => {
  stack = await borrowStack();
});

afterAll(() => stack.stop());

/** Signs in from a fresh address, which the platform's edge would report. */
async function signInFrom(address: string, email: string, password: string) {
  const { auth } = createClient(stack.apiUrl, PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { 'cf-connecting-ip': address } },
  });

  return (await auth.signInWithPassword({ email, password })).error;
}

describe('a common password', () => {
  const WEAK = { status: 422, code: 'weak_password' };

  it('is refused at sign-up and at a change, whatever the form accepts', async () => {
    const { auth } = anonClient(stack);
    const email = 'nadia.okafor@example.com';
    for (const password of ['Password123', 'Nadia.Okafor1', 'Marshline2026!']) {
      expect((await auth.signUp({ email, password })).error, password).toMatchObject(WEAK);
    }

    const customer = await signUpCustomer(stack);
    const change = { password: 'Password123', current_password: customer.password };
    expect((await customer.client.auth.updateUser(change)).error).toMatchObject(WEAK);
  });
});

describe("guessing one account's password from many addresses", () => {
  it('fails in 300 tries, and returns the same answer for an unknown account', async () => {
    const { email } = await signUpCustomer(stack);
    const answers = new Set<string>();
    for (let n = 0; n < 300; n += 1) {
      const guess = n === 299 ? PASSWORD : `Wrong horse ${n}`;
      const { status, code, message } =
        (await signInFrom(`192.0.2.${n % 250}`, email, guess)) ?? {};
      answers.add(JSON.stringify({ status, code, message }));
    }

    expect([...answers]).toEqual([JSON.stringify(WRONG)]);
    expect(await signInFrom('198.51.100.1', 'nobody@example.com', PASSWORD)).toMatchObject(WRONG);
  });

  it('locks the owner out only until a mailed link is opened', async () => {
    const { email } = await signUpCustomer(stack);
    for (let n = 0; n < 20; n += 1) await signInFrom(`192.0.2.${n}`, email, 'Wrong horse 1');
    expect(await signInFrom('203.0.113.1', email, PASSWORD)).toMatchObject(WRONG);

    const owner = anonClient(stack);
    await owner.auth.resetPasswordForEmail(email);
    const [mail] = await mailsTo(stack, email);
    expect((await owner.auth.verifyOtp(readLink(mail))).error).toBeNull();
    expect((await owner.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull();

    expect(await signInFrom('203.0.113.1', email, NEW_PASSWORD)).toBeNull();
  });
});
