import { PUBLISHABLE_KEY } from './keys.ts';
import type { StackOptions } from '../../supabase/local/stack.ts';
import { buildPaymentRequest, buildWireRequest, type BuiltApplication } from './builders.ts';
import { signUpWithFactor, type ProvedCustomer } from './second-factor.ts';
import { borrowStack, isStackLent } from './shared-stack.ts';
import { signUpCustomer, startTestStack, type TestStack } from './stack.ts';

/** The headers of a call. A field of null leaves its header out. */
export type CallOptions = {
  method?: string;
  apikey?: string | null;
  token?: string;
  contentType?: string | null;
  origin?: string;
  /** The caller's address, as the edge in front of the platform reports it. Default: a new one. */
  address?: string;
};

/** A response with its parsed body. */
export type Answer = { status: number; headers: Headers; body: Record<string, unknown> };

/** A running stack with functions to call, customers to sign in, and a database to read. */
export type FunctionsStack = TestStack & {
  /** Send a body to a function. An object is sent as JSON. */
  call: (name: string, body: unknown, options?: CallOptions) => Promise<Answer>;
  /** Sign up a customer and sign in. */
  signIn: () => Promise<{ userId: string; token: string }>;
  /** Sign in a staff member with a second factor whose code was entered just now. */
  signInStaff: (role?: 'underwriter' | 'admin') => Promise<StaffMember>;
  /** Rows of a query, as the owner of the database. */
  query: (sql: string, parameters?: unknown[]) => Promise<Record<string, unknown>[]>;
};

/** A staff member: signed in with a second factor, with the values for signing in again. */
export type StaffMember = ProvedCustomer;

let nextAddress = 0;

/** An address of an unused network (/64), so that no test uses another's rate limit. */
export function freshAddress(): string {
  nextAddress += 1;

  return `2001:db8:${(nextAddress >>> 16).toString(16)}:${(nextAddress & 0xffff).toString(16)}::1`;
}

/**
 * A real stack in memory: the shared one when there are no options and nobody has it, otherwise a new one. Stop it
 * afterwards.
 */
export async function startFunctionsStack(options?: StackOptions): Promise<FunctionsStack> {
  const stack =
    options === undefined && !isStackLent() ? await borrowStack() : await startTestStack(options);

  return {
    ...stack,
    call: callsTo(stack.apiUrl),
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

/** Calls of an API's functions. */
export function callsTo(apiUrl: string): FunctionsStack['call'] {
  return (name, body, options = {}) =>
    callFunction(`${apiUrl}/functions/v1/${name}`, body, options);
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

/** Pay for an application by card, and return the id of the payment. */
export function payFor(
  stack: FunctionsStack,
  quote: { quoteId: string; quoteKey: string },
  application: BuiltApplication,
  options: CallOptions = {},
): Promise<string> {
  return authorize(stack, buildPaymentRequest(quote, application), options);
}

/** Promise a wire for an application, and return the id of the payment. */
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
