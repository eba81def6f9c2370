import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { borrowStack } from '../../support/shared-stack';
import { anonClient, mailsTo, PASSWORD, serviceClient, type TestStack } from '../../support/stack';
import { freshEmail } from '../../support/strangers-sign-up';

let stack: TestStack;

beforeAll(async () => {
  stack = await borrowStack();
});
afterAll(() => stack.stop());

const admin = () => serviceClient(stack).auth.admin;

async function make() {
  const { data, error } = await admin().createUser({ email: freshEmail(), email_confirm: true });
  if (error) throw error;

  return data.user;
}

describe('generateLink', () => {
  it('opens a session for a known user without a mail', async () => {
    const { email = '', id } = await make();

    const { data } = await admin().generateLink({ type: 'magiclink', email });
    expect(data.user?.id).toBe(id);
    expect(data.properties).toMatchObject({
      verification_type: 'magiclink',
      redirect_to: 'http://localhost:4321',
    });

    const client = anonClient(stack);
    const token_hash = data.properties?.hashed_token ?? '';
    const opened = await client.auth.verifyOtp({ token_hash, type: 'magiclink' });
    expect(opened.data.session?.user.id).toBe(id);
    expect((await client.auth.verifyOtp({ token_hash, type: 'magiclink' })).error?.code).toBe(
      'otp_expired',
    );
    expect(await mailsTo(stack, email)).toEqual([]);
  });

  it('returns an Auth address that redirects to the requested page', async () => {
    const { email = '' } = await make();
    const redirectTo = 'http://localhost:4321/dashboard';

    const { data } = await admin().generateLink({
      type: 'recovery',
      email,
      options: { redirectTo },
    });
    const response = await fetch(data.properties?.action_link ?? '', { redirect: 'manual' });
    expect(response.headers.get('location')).toMatch(
      /^http:\/\/localhost:4321\/dashboard#access_token=/,
    );
  });

  it('creates a user for an unknown address, and the link confirms it', async () => {
    const email = freshEmail();

    const { data } = await admin().generateLink({ type: 'magiclink', email });
    expect(data.properties?.verification_type).toBe('signup');
    expect(data.user?.email_confirmed_at).toBeUndefined();

    const opened = await anonClient(stack).auth.verifyOtp({
      token_hash: data.properties?.hashed_token ?? '',
      type: 'signup',
    });
    expect(opened.data.user?.email_confirmed_at).toBeTruthy();
  });

  it('sends an invitation', async () => {
    const { data } = await admin().generateLink({ type: 'invite', email: freshEmail() });

    const opened = await anonClient(stack).auth.verifyOtp({
      token_hash: data.properties?.hashed_token ?? '',
      type: 'invite',
    });
    expect(opened.data.session).not.toBeNull();
  });

  it('creates no sign-up link for a confirmed address, and no recovery link for an unknown one', async () => {
    const { email = '' } = await make();
    const known = await admin().generateLink({ type: 'signup', email, password: PASSWORD });
    const unknown = await admin().generateLink({ type: 'recovery', email: freshEmail() });

    expect(known.error?.code).toBe('email_exists');
    expect(unknown.error?.code).toBe('user_not_found');
  });
});
