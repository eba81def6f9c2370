import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLISHABLE_KEY } from '../../../supabase/local/keys';
import {
  nextCode,
  proveFactor,
  signInWithFactor,
  signInWithPassword,
  signUpWithFactor,
  tokenOf,
} from '../../support/second-factor';
import { borrowStack } from '../../support/shared-stack';
import { type TestStack } from '../../support/stack';
import { assuranceOf, challenge, claimsOf } from './factor-calls';

const MINUTE_S = 60;

let stack: TestStack;

beforeAll(async () => {
  stack = await borrowStack();
});
afterAll(() => stack.stop());

describe('a sign-in with a factor', () => {
  it('has aal1 after the password and aal2 after the code, and stays at aal2 after a refresh', async () => {
    const customer = await signUpWithFactor(stack);
    const client = await signInWithPassword(stack, customer);
    const { data: before } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(before).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    const passwordToken = claimsOf(await tokenOf(client));

    await proveFactor(client, customer);
    const proved = claimsOf(await tokenOf(client));
    expect(proved.session_id).toBe(passwordToken.session_id);
    expect(proved.amr.map(({ method }) => method)).toEqual(['totp', 'password']);

    expect((await client.auth.refreshSession()).error).toBeNull();
    expect(claimsOf(await tokenOf(client))).toMatchObject({ aal: 'aal2', amr: proved.amr });
  });

  it('keeps other sessions that have entered a code', async () => {
    const customer = await signUpWithFactor(stack);
    const { client } = await signInWithFactor(stack, customer);

    expect((await client.auth.getUser()).error).toBeNull();
    expect((await customer.client.auth.getUser()).error).toBeNull();
  });

  it("updates the code's time when another code is entered", async () => {
    const { client, factorId, secret } = await signUpWithFactor(stack);
    const { session_id: session } = claimsOf(await tokenOf(client));
    await stack.database.query(
      `update auth.mfa_amr_claims set updated_at = now() - interval '1 hour' where session_id = $1`,
      [session],
    );
    await client.auth.refreshSession();
    const stale = claimsOf(await tokenOf(client)).amr.find(({ method }) => method === 'totp');
    expect(stale?.timestamp).toBeLessThan(Date.now() / 1000 - 59 * MINUTE_S);

    await proveFactor(client, { factorId, secret });
    const [newest] = claimsOf(await tokenOf(client)).amr;
    expect(newest?.method).toBe('totp');
    expect(newest?.timestamp).toBeGreaterThan(Date.now() / 1000 - MINUTE_S);
  });

  it('invalidates the refresh token from before the code', async () => {
    const customer = await signUpWithFactor(stack);
    const client = await signInWithPassword(stack, customer);
    const { data } = await client.auth.getSession();
    await proveFactor(client, customer);

    const { error } = await client.auth.refreshSession({
      refresh_token: data.session?.refresh_token ?? '',
    });
    expect(error?.code).toBe('refresh_token_already_used');
  });

  it('records the address and the browser', async () => {
    const { token } = await signUpWithFactor(stack);
    const { rows } = await stack.database.query<{ ip: string; user_agent: string; aal: string }>(
      'select host(ip) as ip, user_agent, aal from auth.sessions where id = $1',
      [claimsOf(token).session_id],
    );

    expect(rows[0]).toMatchObject({ ip: '127.0.0.1', aal: 'aal2' });
    expect(rows[0]?.user_agent).toBeTruthy();
  });
});

describe('a code', () => {
  it('works for one sign-in only', async () => {
    const customer = await signUpWithFactor(stack);
    const code = await nextCode(customer.secret);
    const answer = async () => {
      const client = await signInWithPassword(stack, customer);
      const { error } = await client.auth.mfa.challengeAndVerify({
        factorId: customer.factorId,
        code,
      });

      return error?.code;
    };

    expect(await answer()).toBeUndefined();
    expect(await answer()).toBe('mfa_verification_failed');
  });

  it('that is wrong leaves the session unchanged', async () => {
    const customer = await signUpWithFactor(stack);
    const client = await signInWithPassword(stack, customer);
    const code = (await nextCode(customer.secret)) === '000000' ? '111111' : '000000';
    const { error } = await client.auth.mfa.challengeAndVerify({
      factorId: customer.factorId,
      code,
    });

    expect(error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
    await client.auth.refreshSession();
    expect(await assuranceOf(client)).toBe('aal1');
  });

  it("can't be empty", async () => {
    const { client, factorId } = await signUpWithFactor(stack);
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code: '' });

    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  });
});

describe('a challenge', () => {
  it('can be answered once', async () => {
    const { client, factorId, secret } = await signUpWithFactor(stack);
    const challengeId = await challenge(client, factorId);
    const answer = async () =>
      (await client.auth.mfa.verify({ factorId, challengeId, code: await nextCode(secret) })).error;

    expect(await answer()).toBeNull();
    expect(await answer()).toMatchObject({ status: 422, code: 'mfa_ip_address_mismatch' });
  });

  it('expires after five minutes', async () => {
    const { client, factorId, secret } = await signUpWithFactor(stack);
    const challengeId = await challenge(client, factorId);
    await stack.database.query(
      `update auth.mfa_challenges set created_at = now() - interval '301 seconds' where id = $1`,
      [challengeId],
    );
    const code = await nextCode(secret);
    const { error } = await client.auth.mfa.verify({ factorId, challengeId, code });

    expect(error).toMatchObject({ status: 422, code: 'mfa_challenge_expired' });
  });

  it('must be answered from the address that requested it', async () => {
    const { token, factorId, secret } = await signUpWithFactor(stack);
    const call = (path: string, body: object, address: string) =>
      fetch(`${stack.apiUrl}/auth/v1/factors/${factorId}/${path}`, {
        method: 'POST',
        headers: {
          apikey: PUBLISHABLE_KEY,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'cf-connecting-ip': address,
        },
        body: JSON.stringify(body),
      });
    const asked = (await (await call('challenge', {}, '192.0.2.1')).json()) as { id: string };
    const code = await nextCode(secret);
    const answer = await call('verify', { challenge_id: asked.id, code }, '192.0.2.2');

    expect(await answer.json()).toMatchObject({ error_code: 'mfa_ip_address_mismatch' });
  });

  it.each([
    ["another's factor", 'factor'],
    ['a factor that nobody has', 'none'],
    ['an id that is none', 'text'],
  ])('is not created for %s', async (_, which) => {
    const victim = await signUpWithFactor(stack);
    const { client } = await signUpWithFactor(stack);
    const ids = { factor: victim.factorId, none: randomUUID(), text: 'x' };
    const { error } = await client.auth.mfa.challenge({ factorId: ids[which as keyof typeof ids] });

    expect(error?.status).toBe(404);
  });

  it("for another user's factor can't be answered with your own", async () => {
    const victim = await signUpWithFactor(stack);
    const thief = await signUpWithFactor(stack);
    const challengeId = await challenge(victim.client, victim.factorId);
    const code = await nextCode(thief.secret);

    const { factorId } = thief;
    const own = await thief.client.auth.mfa.verify({ factorId, challengeId, code });
    expect(own.error).toMatchObject({ status: 422, code: 'mfa_factor_not_found' });
    const others = await thief.client.auth.mfa.verify({
      factorId: victim.factorId,
      challengeId,
      code: await nextCode(victim.secret),
    });
    expect(others.error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
  });
});
