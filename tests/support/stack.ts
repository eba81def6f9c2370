import { createHash, randomUUID } from 'node:crypto';
import { createClient, type EmailOtpType, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../src/data/database.types.ts';
import type { AuthLimits } from '../../supabase/local/auth/limits.ts';
import { readConfig, type Config } from '../../supabase/local/config.ts';
import type { Message } from '../../supabase/local/mail/mailbox.ts';
import { startStack, type Stack, type StackOptions } from '../../supabase/local/stack.ts';
import { PUBLISHABLE_KEY, SECRET_KEY } from './keys.ts';
import { readMails } from './mailbox.ts';
import { otherStack } from './other-stack/stack-place.ts';
import { startTestFunctions } from './platform-functions.ts';
import { nativeDatabase } from './postgres/native-connection.ts';

// A slow hash proves nothing here, and most tests sign in.
process.env.LITE_AUTH_BCRYPT_COST ??= '4';

/** A separate stack, with the output of the stack and its functions. */
export type TestStack = Stack & { output: string[] };

/** A supabase-js client of this project. */
export type Client = SupabaseClient<Database>;

/** A signed-in customer. */
export type Customer = { client: Client; userId: string; email: string; password: string };

/** Limits of Auth that no test reaches, except the tests of limits. */
export const GENEROUS_LIMITS: AuthLimits = {
  signInSignUps: 1_000_000,
  tokenRefresh: 1_000_000,
  tokenVerifications: 1_000_000,
  factorAttempts: 1_000_000,
  emailSent: 1_000_000,
  mailFrequency: 0,
};

/** A password that every form accepts. */
export const PASSWORD = 'Correct horse 1 battery staple!';

/** The key that every test browser signs up with. */
export const SIGN_UP_KEY = {
  key: 'key of a sign-up',
  hash: createHash('sha256').update('key of a sign-up').digest('hex'),
};

/**
 * Start a whole stack in memory on free ports, with instant payments and limits that no test reaches. Takes about a
 * second; stop it afterwards.
 */
export async function startTestStack(options: StackOptions = {}): Promise<TestStack> {
  if (otherStack)
    throw new Error('This test needs the embedded stack. List it in embedded-only.ts.');
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
    startFunctions: startTestFunctions,
    ...(isProject && !options.dataDirectory && nativeDatabase()),
    ...(!isProject && { config: await configWithoutHooks() }),
    ...options,
  });

  return { ...withReleasableDatabase(stack), output };
}

/**
 * The same stack. It releases its database when it stops. The variables of a test file live as long as the process, and
 * a Postgres in memory takes 250 MB.
 */
function withReleasableDatabase({ database, stop, ...stack }: Stack): Stack {
  let running: Stack['database'] | undefined = database;
  const use = () => {
    if (!running) throw new Error('This stack was stopped.');
    return running;
  };

  return {
    ...stack,
    database: {
      query: (...args: Parameters<typeof database.query>) => use().query(...args),
      exec: (...args) => use().exec(...args),
      transaction: (work) => use().transaction(work),
      listen: (...args) => use().listen(...args),
    } as typeof database,
    async stop() {
      await stop();
      running = undefined;
    },
  };
}

/** The project's settings for a foreign database, which lacks the function that Auth calls. */
async function configWithoutHooks(): Promise<Config> {
  const config = await readConfig();
  const { password_verification_attempt: hook } = config.auth.hook;
  hook.enabled = false;

  return config;
}

/** A visitor's client: the publishable key and no user. */
export function anonClient({ apiUrl }: Stack): Client {
  return connect(apiUrl, PUBLISHABLE_KEY);
}

/** The functions' client: the secret key, bypassing row level security. */
export function serviceClient({ apiUrl }: Stack): Client {
  return connect(apiUrl, SECRET_KEY);
}

/** Sign up over Auth, follow the link in the mail and sign in. Another stack's limits on mails allow no sign-up per test. */
export async function signUpCustomer(
  stack: Stack,
  email = `${randomUUID()}@example.com`,
): Promise<Customer> {
  const client = anonClient(stack);
  const password = PASSWORD;
  await (otherStack ? addConfirmedUser(stack, email) : signUpByMail(stack, client, email));
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;

  return { client, userId: data.user.id, email, password };
}

async function addConfirmedUser(stack: Stack, email: string): Promise<void> {
  const { error } = await serviceClient(stack).auth.admin.createUser({
    email,
    password: PASSWORD,
    email_confirm: true,
  });
  if (error) throw error;
}

async function signUpByMail(stack: Stack, client: Client, email: string): Promise<void> {
  const { error: refusal } = await client.auth.signUp({
    email,
    password: PASSWORD,
    options: { data: { sign_up_key_hash: SIGN_UP_KEY.hash } },
  });
  if (refusal) throw refusal;
  const [mail] = await mailsTo(stack, email);
  const { error: invalidLink } = await client.auth.verifyOtp(readLink(mail));
  if (invalidLink) throw invalidLink;
  // A stack without the project's migrations lacks this function, and keeps passwords unchanged.
  await client.rpc('keep_sign_up_password', { sign_up_key: SIGN_UP_KEY.key });
}

/** Mails caught for an address, newest first. */
export function mailsTo({ mailUrl }: Stack, address: string): Promise<Message[]> {
  return readMails(mailUrl, address);
}

/** The first link in a mail's text. Throws when there is none. */
export function firstLink(mail: Message | undefined): string {
  const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
  if (!link) throw new Error(`No link in the mail "${mail?.subject ?? '(no mail)'}"`);

  return link;
}

/** The values that the page reads from a mailed link, ready for `verifyOtp`. */
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
