import { randomUUID } from 'node:crypto';
import { PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { startStack } from '../../supabase/local/stack.ts';
import { buildPaymentRequest, type BuiltApplication } from './builders.ts';

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

/** A running stack with functions to call, and a database to look into. */
export type FunctionsStack = Awaited<ReturnType<typeof startFunctionsStack>>;

let nextAddress = 0;

/** An address nobody has called from, so that no test eats another's rate limit. */
export function freshAddress(): string {
  nextAddress += 1;

  return `2001:db8::${nextAddress.toString(16)}`;
}

/** Start the real stack in memory, on free ports, with payments that take no time. Stop it afterwards. */
export async function startFunctionsStack() {
  const lines: string[] = [];
  const stack = await startStack({
    apiPort: 0,
    mailPort: 0,
    smtpPort: 0,
    dataDirectory: 'memory:',
    paymentDelayMs: 0,
    log: (line) => lines.push(line),
  });

  /** Send a body, an object as JSON, to a function. */
  async function call(name: string, body: unknown, options: CallOptions = {}): Promise<Answer> {
    const { method = 'POST', apikey = PUBLISHABLE_KEY, contentType = 'application/json' } = options;
    const headers = new Headers({ 'cf-connecting-ip': options.address ?? freshAddress() });
    if (apikey !== null) headers.set('apikey', apikey);
    if (contentType !== null) headers.set('content-type', contentType);
    if (options.token !== undefined) headers.set('authorization', `Bearer ${options.token}`);
    if (options.origin !== undefined) headers.set('origin', options.origin);

    const hasBody = method !== 'GET' && method !== 'HEAD';
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await fetch(`${stack.apiUrl}/functions/v1/${name}`, {
      method,
      headers,
      ...(hasBody && { body: text }),
    });
    const answer = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: answer === '' ? {} : (JSON.parse(answer) as Record<string, unknown>),
    };
  }

  /** Sign up a customer with a confirmed address, and sign in. */
  async function signIn(): Promise<{ userId: string; token: string }> {
    const credentials = { email: `${randomUUID()}@example.com`, password: `Pa55-${randomUUID()}` };
    await auth('signup', credentials);
    await stack.database.query(
      'update auth.users set email_confirmed_at = now() where email = $1',
      [credentials.email],
    );
    const session = await auth('token?grant_type=password', credentials);

    return { userId: session.user.id, token: session.access_token };
  }

  async function auth(path: string, body: object) {
    const response = await fetch(`${stack.apiUrl}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);

    return (await response.json()) as { access_token: string; user: { id: string } };
  }

  /** Rows of a query, as the owner of the database. */
  async function query(sql: string, parameters: unknown[] = []) {
    return (await stack.database.query<Record<string, unknown>>(sql, parameters)).rows;
  }

  return { apiUrl: stack.apiUrl, call, signIn, query, lines, stop: stack.stop };
}

/** Pay for an application by card, and give the id of the payment. */
export async function payFor(
  stack: FunctionsStack,
  quote: { quoteId: string; quoteKey: string },
  application: BuiltApplication,
  options: CallOptions = {},
): Promise<string> {
  const request = buildPaymentRequest(quote, application);
  const { status, body } = await stack.call('authorize-payment', request, options);
  if (status !== 200) throw new Error(`authorize-payment: ${status} ${JSON.stringify(body)}`);

  return String(body['paymentId']);
}
