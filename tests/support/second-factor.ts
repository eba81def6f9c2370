import { codeAt } from '../../supabase/local/auth/factors/totp.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { anonClient, signUpCustomer, type Client, type Customer } from './stack.ts';

/** An authenticator app in a test. */
export type EnrolledFactor = { factorId: string; secret: string };

/** A user whose session has passed a second factor. */
export type ProvedCustomer = Customer & EnrolledFactor & { token: string };

const STEP_MS = 30_000;

/** No test starts a call this shortly before its code expires. */
const MARGIN_MS = 5_000;

const usedSteps = new Map<string, Set<number>>();

/** The app's code at a time. Auth accepts each code once; {@link nextCode} knows the used codes. */
export function codeFor(secret: string, at = new Date()): string {
  return codeAt(secret, at);
}

/**
 * A valid code that this process has not used yet. Two are available at once, and a third when the clock allows it.
 * Further calls wait for the app's next code, up to half a minute.
 */
export async function nextCode(secret: string): Promise<string> {
  const used = usedSteps.get(secret) ?? new Set();
  usedSteps.set(secret, used);

  for (;;) {
    const now = Date.now();
    const step = Math.floor(now / STEP_MS);
    const left = (step + 1) * STEP_MS - now;
    const free = [step, step + 1, ...(left > MARGIN_MS ? [step - 1] : [])].find(
      (candidate) => !used.has(candidate),
    );
    if (free !== undefined) {
      used.add(free);
      return codeFor(secret, new Date(free * STEP_MS));
    }
    await new Promise((fulfil) => setTimeout(fulfil, left));
  }
}

/** Enroll an app over the real endpoints and verify it. The client's session has aal2 from then on. */
export async function enrollFactor(client: Client): Promise<EnrolledFactor> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp' });
  if (error) throw error;

  const factor = { factorId: data.id, secret: data.totp.secret };
  await proveFactor(client, factor);

  return factor;
}

/** Answer a challenge, as at sign-in or when a page asks again. */
export async function proveFactor(
  client: Client,
  { factorId, secret }: EnrolledFactor,
): Promise<void> {
  const code = await nextCode(secret);
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code });
  if (error) throw error;
}

/** Sign up a new user with a factor. */
export async function signUpWithFactor(stack: Stack, email?: string): Promise<ProvedCustomer> {
  const customer = await signUpCustomer(stack, email);
  const factor = await enrollFactor(customer.client);

  return { ...customer, ...factor, token: await tokenOf(customer.client) };
}

/** Sign in on a new device with password and code. */
export async function signInWithFactor(
  stack: Stack,
  account: Pick<ProvedCustomer, 'email' | 'password' | 'factorId' | 'secret'>,
): Promise<{ client: Client; token: string }> {
  const client = await signInWithPassword(stack, account);
  await proveFactor(client, account);

  return { client, token: await tokenOf(client) };
}

/** Sign in on a new device with the password alone: the session has aal1. */
export async function signInWithPassword(
  stack: Stack,
  { email, password }: Pick<Customer, 'email' | 'password'>,
): Promise<Client> {
  const client = anonClient(stack);
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;

  return client;
}

/** The access token of a client's session. */
export async function tokenOf(client: Client): Promise<string> {
  const { data } = await client.auth.getSession();
  if (!data.session) throw new Error('The client is not signed in');

  return data.session.access_token;
}
