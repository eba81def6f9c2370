/**
 * The seam between the tests and their stack. Without these variables, the tests start the embedded stack. With them,
 * the tests of the functions and the stories use another stack: a hosted project, or `supabase start` in Docker. It must
 * have
 *
 * - every migration and the seed of this repository, and no account outside the reserved domains of RFC 2606: the tests
 *   empty the project,
 * - every Edge Function, with the secrets that `npm run test:stack -- --secrets` prints,
 * - limits of Auth that a few hundred sign-ins from one address do not reach.
 *
 * On a hosted project the simulated gateway works only with `DEMONSTRATION=on`, and the edge replaces the callers'
 * addresses that tests make up: the rate limits count all calls as one caller's. Run a few files at a time there. Nobody
 * ran the tests on a hosted project or in Docker yet, only on an embedded stack in another process.
 *
 * `embedded-only.ts` lists the tests that cannot run there, with the reason.
 */
const VARIABLES = {
  apiUrl: 'MARSHLINE_STACK_API_URL',
  publishableKey: 'MARSHLINE_STACK_PUBLISHABLE_KEY',
  secretKey: 'MARSHLINE_STACK_SECRET_KEY',
  databaseUrl: 'MARSHLINE_STACK_DATABASE_URL',
} as const;

const MAIL_VARIABLE = 'MARSHLINE_STACK_MAIL_URL';

/** What a stack must offer. */
export type StackPlace = {
  /** Origin of the Data API, Auth, Storage, Realtime and the functions. */
  apiUrl: string;
  /** The key of visitors: a publishable key, or an anon key. */
  publishableKey: string;
  /** The key that bypasses row level security: a secret key, or a service role key. */
  secretKey: string;
  /** The database as the role `postgres`, such as `postgresql://postgres:secret@host:5432/postgres?sslmode=require`. */
  databaseUrl: string;
  /**
   * Origin of a mailbox that catches the mails of Auth and the functions: Mailpit's, or the embedded stack's. Undefined
   * when mails go to a real server: then the tests that read mails are skipped.
   */
  mailUrl: string | undefined;
};

/**
 * The stack that the environment names. Undefined when it names none. Throws an error that names every missing variable
 * when it names only a part of one.
 */
export function readStackPlace(environment: NodeJS.ProcessEnv): StackPlace | undefined {
  const names = Object.values(VARIABLES);
  const missing = names.filter((name) => !environment[name]);
  if (missing.length === names.length) return undefined;
  if (missing.length > 0) {
    throw new Error(`The tests of another stack need ${missing.join(', ')} as well.`);
  }

  const value = (field: keyof typeof VARIABLES) => String(environment[VARIABLES[field]]);

  return {
    apiUrl: new URL(value('apiUrl')).origin,
    publishableKey: value('publishableKey'),
    secretKey: value('secretKey'),
    databaseUrl: value('databaseUrl'),
    mailUrl: environment[MAIL_VARIABLE] ? new URL(environment[MAIL_VARIABLE]).origin : undefined,
  };
}

/** Every variable of the seam, for messages. */
export const STACK_VARIABLES = [...Object.values(VARIABLES), MAIL_VARIABLE];

/** The stack of this process's tests, if it is not the embedded one. */
export const otherStack = readStackPlace(process.env);
