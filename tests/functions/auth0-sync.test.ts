import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CLIENT_ID,
  SSO_NAME,
  startIdentityProvider,
  UNVERIFIED,
} from '../support/identity-provider.ts';
import type { IdentityProvider } from '../support/identity-provider.ts';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { readClaims, signInAtProvider, type SsoHandover } from '../support/single-sign-on.ts';
import { anonClient, PASSWORD, signUpCustomer } from '../support/stack.ts';

let provider: IdentityProvider;
let stack: FunctionsStack;

beforeAll(async () => {
  provider = await startIdentityProvider();
  stack = await startFunctionsStack({
    singleSignOn: { AUTH0_DOMAIN: provider.domain, AUTH0_CLIENT_ID: CLIENT_ID },
  });
});

afterAll(async () => {
  await stack.stop();
  await provider.stop();
});

function freshEmail(): string {
  return `${randomUUID()}@example.com`;
}

/** Signs in at the provider and then here with the function's answer. */
async function signOn(account: string) {
  const answer = await stack.call('auth0-sync', await signInAtProvider(provider, account));
  const client = anonClient(stack);
  const { data, error } = await client.auth.verifyOtp({
    token_hash: String(answer.body['tokenHash']),
    type: 'magiclink',
  });
  if (error) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`, { cause: error });

  return { client, user: data.user };
}

function countUsers(email: string) {
  return stack.query('select count(*)::int as count from auth.users where email = $1', [email]);
}

describe('single sign-on', () => {
  it('creates an account with a confirmed address and name for a new user', async () => {
    const email = freshEmail();
    const { client, user } = await signOn(email);

    expect(user).toMatchObject({
      email,
      email_confirmed_at: expect.any(String),
      user_metadata: { full_name: SSO_NAME, avatar_url: 'https://pictures.example/jane.png' },
    });
    expect((await client.from('profiles').select('id, display_name')).data).toEqual([
      { id: user?.id, display_name: SSO_NAME },
    ]);
  });

  it('recognizes a returning user, even with another address', async () => {
    const email = freshEmail();
    const first = await signOn(email);
    const moved = freshEmail();
    await stack.query('update auth.users set email = $1 where email = $2', [moved, email]);
    const second = await signOn(email);

    expect(second.user).toMatchObject({ id: first.user?.id, email: moved });
    expect(await countUsers(email)).toEqual([{ count: 0 }]);
  });

  it('opens the account with the same verified address and keeps its password', async () => {
    const customer = await signUpCustomer(stack);
    const { user } = await signOn(customer.email);
    const { email, password } = customer;

    expect(user?.id).toBe(customer.userId);
    expect((await anonClient(stack).auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  it('gives an unconfirmed account to the verified user, and revokes the earlier password', async () => {
    const email = freshEmail();
    await anonClient(stack).auth.signUp({
      email,
      password: PASSWORD,
      options: { data: { first_name: 'Mallory', last_name: 'Else', terms_version: 'v1.1' } },
    });
    const { client, user } = await signOn(email);

    expect(user?.user_metadata).toMatchObject({ full_name: SSO_NAME });
    expect(user?.user_metadata).not.toHaveProperty('terms_version');
    expect(user?.user_metadata).not.toHaveProperty('first_name');
    expect(
      (await client.from('profiles').select('first_name, last_name, display_name')).data,
    ).toEqual([{ first_name: null, last_name: null, display_name: SSO_NAME }]);
    const { error } = await anonClient(stack).auth.signInWithPassword({
      email,
      password: PASSWORD,
    });
    expect(error?.code).toBe('invalid_credentials');
  });

  it('creates one account for two simultaneous first sign-ins', async () => {
    const email = freshEmail();
    const handovers = await Promise.all([
      signInAtProvider(provider, email),
      signInAtProvider(provider, email),
    ]);
    const answers = await Promise.all(handovers.map((body) => stack.call('auth0-sync', body)));

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await countUsers(email)).toEqual([{ count: 1 }]);
  });

  it('returns a link that opens one session', async () => {
    const { body } = await stack.call('auth0-sync', await signInAtProvider(provider, freshEmail()));
    const open = () =>
      anonClient(stack).auth.verifyOtp({
        token_hash: String(body['tokenHash']),
        type: 'magiclink',
      });

    expect(Object.keys(body)).toEqual(['tokenHash']);
    expect((await open()).error).toBeNull();
    expect((await open()).error?.code).toBe('otp_expired');
  });
});

describe('single sign-on refuses', () => {
  it('an address that the provider has not verified, even if the account exists', async () => {
    const { email } = await signUpCustomer(stack, `${UNVERIFIED}${freshEmail()}`);

    expect(await stack.call('auth0-sync', await signInAtProvider(provider, email))).toMatchObject({
      status: 403,
      body: { code: 'email-not-verified' },
    });
    expect(
      await stack.query('select 1 from private.sso_identities where subject = $1', [email]),
    ).toEqual([]);
  });

  it('tokens that were already used', async () => {
    const handover = await signInAtProvider(provider, freshEmail());

    expect(await stack.call('auth0-sync', handover)).toMatchObject({ status: 200 });
    expect(await stack.call('auth0-sync', handover)).toMatchObject({
      status: 401,
      body: { code: 'token-refused' },
    });
  });

  it.each<[string, (handover: SsoHandover) => object]>([
    ['no ID token', ({ idToken: _, ...others }) => others],
    ['no access token', ({ accessToken: _, ...others }) => others],
    ['no profile', ({ auth0User: _, ...others }) => others],
  ])('%s', async (_, change) => {
    const handover = { accessToken: 'a', idToken: 'b', auth0User: { sub: 'c' } };

    expect(await stack.call('auth0-sync', change(handover))).toMatchObject({ status: 422 });
  });

  it('tokens, and logs the reason without any user data', async () => {
    const email = freshEmail();
    const handover = await signInAtProvider(provider, email);
    const others = await signInAtProvider(provider, freshEmail());
    await stack.call('auth0-sync', { ...handover, auth0User: others.auth0User });

    const lines = stack.output.filter((line) => line.includes('claim:sub'));
    expect(lines).toHaveLength(1);
    expect(stack.output.join('\n')).not.toContain(email);
    expect(stack.output.join('\n')).not.toContain(String(readClaims(handover.idToken)['nonce']));
  });
});

describe('a site without single sign-on', () => {
  it('says that single sign-on is off', async () => {
    const other = await startFunctionsStack({ singleSignOn: {} });
    const handover = await signInAtProvider(provider, freshEmail());

    expect(await other.call('auth0-sync', handover)).toMatchObject({
      status: 404,
      body: { code: 'not-configured' },
    });
    await other.stop();
  });
});
