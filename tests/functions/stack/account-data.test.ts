import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TERMS_VERSION } from '~/domain/quote/terms-version';
import { PUBLISHABLE_KEY } from '../../../supabase/local/keys';
import { borrowStack } from '../../support/shared-stack';
import {
  anonClient,
  mailsTo,
  PASSWORD,
  readLink,
  signUpCustomer,
  SIGN_UP_KEY,
  type Customer,
  type TestStack,
} from '../../support/stack';

let stack: TestStack;

beforeAll(async () => {
  stack = await borrowStack();
});
afterAll(() => stack.stop());

describe('the profile of a customer who signed up', () => {
  it('has the names from the form, and its owner can change it', async () => {
    const email = 'kim@example.com';
    const client = anonClient(stack);
    await client.auth.signUp({
      email,
      password: PASSWORD,
      options: {
        data: { first_name: 'Kim', last_name: 'Lee', sign_up_key_hash: SIGN_UP_KEY.hash },
      },
    });
    const { data } = await client.auth.verifyOtp(readLink((await mailsTo(stack, email))[0]));
    await client.rpc('keep_sign_up_password', { sign_up_key: SIGN_UP_KEY.key });
    const id = data.user?.id ?? '';

    const { data: changed } = await client
      .from('profiles')
      .update({ display_name: 'Kimberly', phone: '(843) 555-0100' })
      .eq('id', id)
      .select('display_name, first_name, last_name, phone')
      .single();
    expect(changed).toEqual({
      display_name: 'Kimberly',
      first_name: 'Kim',
      last_name: 'Lee',
      phone: '(843) 555-0100',
    });
  });

  it("returns PGRST116 if it doesn't exist", async () => {
    const { client } = await signUpCustomer(stack);
    const { error } = await client
      .from('profiles')
      .select()
      .eq('id', '00000000-0000-4000-8000-000000000000')
      .single();

    expect(error?.code).toBe('PGRST116');
  });
});

describe('an acceptance of the terms', () => {
  const accept = async ({ client, userId }: Customer) =>
    client
      .from('tos_acceptances')
      .insert({ user_id: userId, version: TERMS_VERSION, ip: null, user_agent: 'Firefox' });
  const acceptedBy = async ({ client }: Customer) =>
    (await client.from('tos_acceptances').select('ip, user_agent, version')).data;

  it("is stored with the caller's address, which the client doesn't send", async () => {
    const customer = await signUpCustomer(stack);

    expect((await accept(customer)).error).toBeNull();
    expect(await acceptedBy(customer)).toEqual([
      { ip: '127.0.0.1', user_agent: 'Firefox', version: TERMS_VERSION },
    ]);
    expect((await accept(customer)).error?.code).toBe('23505');
  });

  it('ignores an address in a header that any client could send', async () => {
    const customer = await signUpCustomer(stack);
    const token = (await customer.client.auth.getSession()).data.session?.access_token ?? '';
    await fetch(`${stack.apiUrl}/rest/v1/tos_acceptances`, {
      method: 'POST',
      headers: {
        apikey: PUBLISHABLE_KEY,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'x-forwarded-for': '192.0.2.99',
      },
      body: JSON.stringify({ version: TERMS_VERSION, ip: '192.0.2.98' }),
    });

    expect(await acceptedBy(customer)).toMatchObject([{ ip: '127.0.0.1' }]);
  });

  it('can be sent again without an error', async () => {
    const customer = await signUpCustomer(stack);
    const again = () =>
      customer.client
        .from('tos_acceptances')
        .upsert(
          { user_id: customer.userId, version: TERMS_VERSION },
          { onConflict: 'user_id,version', ignoreDuplicates: true },
        );

    expect((await again()).error).toBeNull();
    expect((await again()).error).toBeNull();
    expect(await acceptedBy(customer)).toHaveLength(1);
  });
});

describe('claim_applications over the API', () => {
  it('returns a number to a customer and refuses a visitor', async () => {
    const { client } = await signUpCustomer(stack);

    expect(await client.rpc('claim_applications')).toMatchObject({ data: 0, error: null });
    expect((await anonClient(stack).rpc('claim_applications')).error?.code).toBe('42501');
  });
});
