import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { borrowStack } from '../../support/shared-stack';
import {
  anonClient,
  mailsTo,
  PASSWORD,
  readLink,
  serviceClient,
  type Client,
  type TestStack,
} from '../../support/stack';
import {
  canSignIn,
  freshEmail,
  hashOfKey,
  STRANGERS_PASSWORD,
} from '../../support/strangers-sign-up';

let stack: TestStack;

beforeAll(async () => {
  stack = await borrowStack();
});
afterAll(() => stack.stop());

/** Signs up like a browser with this key, and waits for the mail, which is sent after the answer. */
async function signUp(email: string, password: string, key: string): Promise<void> {
  const before = (await mailsTo(stack, email)).length;
  const hash = hashOfKey(key);
  const { error } = await anonClient(stack).auth.signUp({
    email,
    password,
    options: { data: { first_name: 'Mallory', terms_version: '1', sign_up_key_hash: hash } },
  });
  if (error) throw error;
  await expect.poll(() => mailsTo(stack, email)).toHaveLength(before + 1);
}

/** Opens the newest link as the owner after this many mails have arrived. Mails are sent after the answer. */
async function followLink(email: string, mails = 1): Promise<Client> {
  const client = anonClient(stack);
  await expect.poll(() => mailsTo(stack, email)).toHaveLength(mails);
  const [mail] = await mailsTo(stack, email);
  const { error } = await client.auth.verifyOtp(readLink(mail));
  if (error) throw error;

  return client;
}

const keepPassword = (client: Client, key: string) =>
  client.rpc('keep_sign_up_password', { sign_up_key: key });

describe("the password of a stranger who signed up with another person's address", () => {
  it('opens nothing after the owner also signed up and confirmed the address', async () => {
    const email = freshEmail();
    await signUp(email, STRANGERS_PASSWORD, 'key of the stranger');
    await signUp(email, PASSWORD, 'key of the owner');
    const owner = await followLink(email, 2);

    expect(await canSignIn(stack, email, STRANGERS_PASSWORD)).toBe(false);
    expect((await keepPassword(owner, 'key of the owner')).data).toBe(false);
    expect(await canSignIn(stack, email, STRANGERS_PASSWORD)).toBe(false);
  });

  it("opens nothing after the owner only opened the stranger's link", async () => {
    const email = freshEmail();
    await signUp(email, STRANGERS_PASSWORD, 'key of the stranger');
    await followLink(email);

    expect(await canSignIn(stack, email, STRANGERS_PASSWORD)).toBe(false);
  });

  it.each(['recovery', 'magiclink'] as const)(
    'opens nothing after the owner opened another kind of link: %s',
    async (kind) => {
      const email = freshEmail();
      await signUp(email, STRANGERS_PASSWORD, 'key of the stranger');
      const { auth } = anonClient(stack);
      if (kind === 'recovery') await auth.resetPasswordForEmail(email);
      else await auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
      await followLink(email, 2);

      expect(await canSignIn(stack, email, STRANGERS_PASSWORD)).toBe(false);
    },
  );

  it("is deleted with the stranger's data once the owner chooses one", async () => {
    const email = freshEmail();
    await signUp(email, STRANGERS_PASSWORD, 'key of the stranger');
    const owner = await followLink(email);
    expect((await keepPassword(owner, '')).data).toBe(false);
    const { data, error } = await owner.auth.updateUser({ password: PASSWORD });

    expect(error).toBeNull();
    expect(data.user?.user_metadata).not.toHaveProperty('terms_version');
    const { data: profile } = await serviceClient(stack)
      .from('profiles')
      .select('first_name')
      .eq('id', data.user?.id ?? '')
      .single();
    expect(profile).toEqual({ first_name: null });
    expect((await keepPassword(owner, 'key of the stranger')).data).toBe(true);
    expect(await canSignIn(stack, email, STRANGERS_PASSWORD)).toBe(false);
    expect(await canSignIn(stack, email, PASSWORD)).toBe(true);
  });
});

describe('the password of a sign-up', () => {
  it('works after the link was opened with the key of the browser that signed up', async () => {
    const email = freshEmail();
    await signUp(email, PASSWORD, 'key of the owner');
    const owner = await followLink(email);

    expect((await keepPassword(owner, 'key of the owner')).data).toBe(true);
    expect((await keepPassword(owner, 'another key')).data).toBe(true);
    expect(await canSignIn(stack, email, PASSWORD)).toBe(true);
    const { data } = await owner.auth.getUser();
    expect(data.user?.user_metadata).toMatchObject({ first_name: 'Mallory', terms_version: '1' });
  });

  it("can't be activated without a session", async () => {
    expect((await keepPassword(anonClient(stack), 'key')).error?.code).toBe('42501');
  });
});
