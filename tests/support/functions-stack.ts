import { PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import type { StackOptions } from '../../supabase/local/stack.ts';
import { buildPaymentRequest, buildWireRequest, type BuiltApplication } from './builders.ts';
import { signUpWithFactor, type ProvedCustomer } from './second-factor.ts';
import { signUpCustomer, startTestStack, type TestStack } from './stack.ts';
import { warmFunctions } from './warm-functions.ts';

/** What a call may say about itself. A field of null leaves its header out. */
export type CallOptions = {
  method?: string;
  apikey?: string | null;
  token?: string;
  contentType?: string | null;
  origin?: string;
  /** The caller's address, as the edge in front of the platform tells it. Left out: a fresh one. */
  address?: string;
};

/** An answer with its body parsed. */
export type Answer = { status: number; headers: Headers; body: Record<string, unknown> };

/** A running stack with functions to call, customers to sign in, and a database to look into. */
export type FunctionsStack = TestStack & {
  /** Send a body, an object as JSON, to a function. */
  call: (name: string, body: unknown, options?: CallOptions) => Promise<Answer>;
  /** Sign up a customer and sign in. */
  signIn: () => Promise<{ userId: string; token: string }>;
  /** Sign in somebody who works here, with a second factor whose code was entered a moment ago. */
  signInStaff: (role?: 'underwriter' | 'admin') => Promise<StaffMember>;
  /** Rows of a query, as the owner of the database. */
  query: (sql: string, parameters?: unknown[]) => Promise<Record<string, unknown>[]>;
};

/** Somebody who works here: signed in with a second factor, and what it takes to sign in again. */
export type StaffMember = ProvedCustomer;

let nextAddress = 0;

/** An address of a network (/64) that nobody has called from, so that no test eats another's rate limit. */
export function freshAddress(): string {
  nextAddress += 1;

  return `2001:db8:${(nextAddress >>> 16).toString(16)}:${(nextAddress & 0xffff).toString(16)}::1`;
}

let isWarmStackRunning = false;

/**
 * Start the real stack in memory. The first one at a time has functions that are warm already where an earlier test
 * file of this process called them. Stop it afterwards.
 */
export async function startFunctionsStack(options: StackOptions = {}): Promise<FunctionsStack> {
  const stack = isWarmStackRunning ? await startTestStack(options) : await startWarmStack(options);

  return {
    ...stack,
    call: (name, body, options = {}) =>
      callFunction(`${stack.apiUrl}/functions/v1/${name}`, body, options),
    async signIn() {
      const { client, userId } = await signUpCustomer(stack);
      const { data } = await client.auth.getSession();

      return { userId, token: String(data.session?.access_token) };
    },
    async signInStaff(role = 'underwriter') {
      const member = await signUpWithFactor(stack);
      await stack.database.query('insert into public.staff_roles (user_id, role) values ($1, $2)', [
        member.userId,
        role,
      ]);

      return member;
    },
    async query(sql, parameters = []) {
      return (await stack.database.query<Record<string, unknown>>(sql, parameters)).rows;
    },
  };
}

async function startWarmStack(options: StackOptions): Promise<TestStack> {
  isWarmStackRunning = true;
  const release = () => (isWarmStackRunning = false);
  try {
    const stack = await startTestStack({ ...(await warmFunctions()), ...options });

    return { ...stack, stop: () => stack.stop().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}

async function callFunction(url: string, body: unknown, options: CallOptions): Promise<Answer> {
  const response = await send(url, body, options);
  const text = await response.text();

  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
  };
}

/** Call a function that answers with a file. */
export async function callForFile(
  { apiUrl }: FunctionsStack,
  name: string,
  body: unknown,
  options: CallOptions = {},
): Promise<{ status: number; headers: Headers; bytes: Uint8Array }> {
  const response = await send(`${apiUrl}/functions/v1/${name}`, body, options);

  return {
    status: response.status,
    headers: response.headers,
    bytes: new Uint8Array(await response.arrayBuffer()),
  };
}

function send(url: string, body: unknown, options: CallOptions): Promise<Response> {
  const { method = 'POST', apikey = PUBLISHABLE_KEY, contentType = 'application/json' } = options;
  const headers = new Headers({ 'cf-connecting-ip': options.address ?? freshAddress() });
  if (apikey !== null) headers.set('apikey', apikey);
  if (contentType !== null) headers.set('content-type', contentType);
  if (options.token !== undefined) headers.set('authorization', `Bearer ${options.token}`);
  if (options.origin !== undefined) headers.set('origin', options.origin);

  const hasBody = method !== 'GET' && method !== 'HEAD';
  const sent = typeof body === 'string' ? body : JSON.stringify(body);

  return fetch(url, { method, headers, ...(hasBody && { body: sent }) });
}

/** Pay for an application by card, and give the id of the payment. */
export function payFor(
  stack: FunctionsStack,
  quote: { quoteId: string; quoteKey: string },
  application: BuiltApplication,
  options: CallOptions = {},
): Promise<string> {
  return authorize(stack, buildPaymentRequest(quote, application), options);
}

/** Promise a wire for an application, and give the id of the payment. */
export function payByWire(
  stack: FunctionsStack,
  quote: { quoteId: string; quoteKey: string },
  application: BuiltApplication,
  options: CallOptions = {},
): Promise<string> {
  return authorize(stack, buildWireRequest(quote, application), options);
}

async function authorize(
  stack: FunctionsStack,
  request: Record<string, unknown>,
  options: CallOptions,
): Promise<string> {
  const { status, body } = await stack.call('authorize-payment', request, options);
  if (status !== 200) throw new Error(`authorize-payment: ${status} ${JSON.stringify(body)}`);

  return String(body['paymentId']);
}
