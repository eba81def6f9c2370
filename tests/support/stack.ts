import { randomUUID } from 'node:crypto';
import { createClient, type EmailOtpType, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../src/data/database.types.ts';
import type { AuthLimits } from '../../supabase/local/auth/limits.ts';
import { PUBLISHABLE_KEY, SECRET_KEY } from '../../supabase/local/keys.ts';
import { readConfig, type Config } from '../../supabase/local/config.ts';
import type { Message } from '../../supabase/local/mail/mailbox.ts';
import { startStack, type Stack, type StackOptions } from '../../supabase/local/stack.ts';

// A hash that takes its time proves nothing here, and most tests sign in.
process.env.LITE_AUTH_BCRYPT_COST ??= '4';

/** A stack of one's own, and what it and its functions printed so far. */
export type TestStack = Stack & { output: string[] };

/** A supabase-js client of this project. */
export type Client = SupabaseClient<Database>;

/** A signed-in customer. */
export type Customer = { client: Client; userId: string; email: string; password: string };

/** Limits of Auth that no test reaches, except those that are about limits. */
export const GENEROUS_LIMITS: AuthLimits = {
  signInSignUps: 1_000_000,
  tokenRefresh: 1_000_000,
  tokenVerifications: 1_000_000,
  factorAttempts: 1_000_000,
  emailSent: 1_000_000,
  mailFrequency: 0,
};

/** One that every form takes. */
export const PASSWORD = 'Correct horse 1 battery staple!';

/**
 * Start the whole stack in memory on free ports, with payments that take no time and limits that nobody
 * reaches. Takes about a second; stop it afterwards.
 */
export async function startTestStack(options: StackOptions = {}): Promise<TestStack> {
  const output: string[] = [];
  const isProject = options.migrationsDirectory === undefined;
  const stack = await startStack({
    apiPort: 0,
    mailPort: 0,
    smtpPort: 0,
    dataDirectory: 'memory:',
    paymentDelayMs: 0,
    authLimits: GENEROUS_LIMITS,
    log: (line) => output.push(line),
    ...(!isProject && { config: await configWithoutHooks() }),
    ...options,
  });

  return { ...stack, output };
}

/** The project's settings for a database that is not the project's, and so lacks the function that Auth calls. */
async function configWithoutHooks(): Promise<Config> {
  const config = await readConfig();
  const { password_verification_attempt: hook } = config.auth.hook;
  hook.enabled = false;

  return config;
}

/** A client of a visitor: the publishable key and no user. */
export function anonClient({ apiUrl }: Stack): Client {
  return connect(apiUrl, PUBLISHABLE_KEY);
}

/** A client of the functions: the secret key, past row level security. */
export function serviceClient({ apiUrl }: Stack): Client {
  return connect(apiUrl, SECRET_KEY);
}

/** Sign up over Auth, follow the link in the mail and sign in. */
export async function signUpCustomer(
  stack: Stack,
  email = `${randomUUID()}@example.com`,
): Promise<Customer> {
  const client = anonClient(stack);
  const password = PASSWORD;

  const { error: refusal } = await client.auth.signUp({ email, password });
  if (refusal) throw refusal;
  const [mail] = await mailsTo(stack, email);
  const { error: invalidLink } = await client.auth.verifyOtp(readLink(mail));
  if (invalidLink) throw invalidLink;
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;

  return { client, userId: data.user.id, email, password };
}

/** Mails caught for an address, newest first. */
export async function mailsTo({ mailUrl }: Stack, address: string): Promise<Message[]> {
  const response = await fetch(`${mailUrl}/api/messages?to=${encodeURIComponent(address)}`);

  return (await response.json()) as Message[];
}

/** The first address a mail's text asks to open. Throws when there is none. */
export function firstLink(mail: Message | undefined): string {
  const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
  if (!link) throw new Error(`No link in the mail "${mail?.subject ?? '(no mail)'}"`);

  return link;
}

/** What the page takes out of a mailed link of ours, ready for `verifyOtp`. */
export function readLink(mail: Message | undefined): { token_hash: string; type: EmailOtpType } {
  const { searchParams } = new URL(firstLink(mail));

  return {
    token_hash: searchParams.get('token_hash') ?? '',
    type: searchParams.get('type') as EmailOtpType,
  };
}

function connect(apiUrl: string, key: string): Client {
  return createClient<Database>(apiUrl, key, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}
