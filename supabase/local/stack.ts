import { join } from 'node:path';
import type { PgliteConnection } from '@supabase/lite/pglite';
import type { BondKeySet } from '../../src/domain/proof/bond-keys.ts';
import { createAuth } from './auth/front.ts';
import { createUsedCodes } from './auth/factors/used-codes.ts';
import { createLimiter, limitsOf, type AuthLimits } from './auth/limits.ts';
import { readBondKey, type LocalBondKey } from './bond-key.ts';
import { readConfig, verifiesToken, type Config } from './config.ts';
import { holdDataDirectory } from './data-directory.ts';
import { IN_MEMORY, openConnection, type Database } from './database/database.ts';
import { databaseImage } from './database/image.ts';
import { applyMigrations, readMigrations } from './database/migrations.ts';
import { createQueue, inQueue } from './database/one-at-a-time.ts';
import { createFunctionsGateway, type GatewayOptions } from './functions/gateway.ts';
import { functionEnvironment, type SsoVariables } from './functions/function-environment.ts';
import { HOST } from './http/listen.ts';
import { routeRequests } from './http/routes.ts';
import { serve, type Handler } from './http/serve.ts';
import { createLite } from './lite.ts';
import { createAuthMail } from './mail/auth-mail.ts';
import { openMailbox } from './mail/mailbox.ts';
import { createMailboxPage } from './mail/mailbox-page.ts';
import { openOutbox } from './mail/outbox.ts';
import { catchMail } from './mail/smtp.ts';
import { FUNCTIONS_DIRECTORY, MIGRATIONS_DIRECTORY, SEED_FILE } from './project.ts';
import { createRealtime, type Upgrade } from './realtime/realtime.ts';
import { readSecrets, type Secrets } from './secrets.ts';
import { readSettings, type Settings } from './settings.ts';

/** How to start a stack. The defaults come from the `MARSHLINE_*` variables, otherwise from the code. */
export type StackOptions = Partial<Settings> & {
  migrationsDirectory?: string;
  seedFile?: string;
  functionsDirectory?: string;
  config?: Config;
  /** The mail server for outgoing mail. Default: this stack's own server, which only catches mail. */
  mailServerPort?: number;
  /** The duration of the simulated payment. Default: `PAYMENT_DELAY_MS`, otherwise the function's own default. */
  paymentDelayMs?: number;
  /** Mark every issued paper as a specimen, as a public demonstration does. */
  isDemonstration?: boolean;
  /** The single sign-on provider. Default: the `AUTH0_*` variables, otherwise none. */
  singleSignOn?: SsoVariables;
  /** The key that signs bonds. Default: the key of the data directory. */
  bondKey?: LocalBondKey;
  /** Limits of Auth that replace those of config.toml. */
  authLimits?: Partial<AuthLimits>;
  /** The secrets for signing tokens, sealing identities and hashing addresses. Default: those of the data directory. */
  secrets?: Secrets;
  /** Opens a Postgres that has the migrations. Default: PGlite in the data directory. */
  openDatabase?: () => Promise<PgliteConnection>;
  /** Starts the process of the functions. Default: its own Deno. */
  startFunctions?: GatewayOptions['startProcess'];
  /** Reload functions when their files change. */
  isWatching?: boolean;
  /** Receives one line of output at a time: output of functions, and warnings. */
  log?: (line: string) => void;
};

/** A running stack. */
export type Stack = {
  apiUrl: string;
  mailUrl: string;
  smtpPort: number;
  /** The stack's Postgres, as its owner. Waits for the request in progress. */
  database: Database;
  /** The key that seals identities, in base64. It is stored in the data directory and protects only the data there. */
  sealingKey: string;
  /** The public keys that the site publishes for checking this stack's bonds. */
  bondKeys: BondKeySet;
  /** Stop everything. Resolves when the data is on the disk and the ports are free. */
  stop: () => Promise<void>;
};

/**
 * Start the project's Supabase on this machine: Data API, Auth, Storage, Realtime, Edge Functions and mail, on a
 * Postgres with all migrations. For development and tests, never a production server. When a port is in use, the data
 * is in use or a migration fails, it undoes everything and rejects.
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const started = new AsyncDisposableStack();
  try {
    const stack = await startParts(options, started);
    let stopped: Promise<void> | undefined;

    return { ...stack, stop: () => (stopped ??= started.disposeAsync()) };
  } catch (error) {
    await started.disposeAsync();
    throw error;
  }
}

async function startParts(
  options: StackOptions,
  started: AsyncDisposableStack,
): Promise<Omit<Stack, 'stop'>> {
  const settings = { ...readSettings(), ...options };
  const { log = printLine } = options;
  const siteUrl = `http://localhost:${settings.sitePort}`;
  const config = options.config ?? (await readConfig());

  const directory = await holdDataDirectory(settings.dataDirectory);
  started.defer(directory.release);
  const secrets = options.secrets ?? (await readSecrets(directory.path));
  const bondKey = options.bondKey ?? (await readBondKey(directory.path));

  const mailbox = await openMailbox(join(directory.path, 'mail'));
  const smtp = await catchMail(settings.smtpPort, mailbox);
  started.defer(smtp.close);
  const smtpPort = options.mailServerPort ?? smtp.port;
  const outbox = await openOutbox({ directory: join(directory.path, 'outbox'), smtpPort }, log);
  started.defer(outbox.stop);
  const mailboxPage = createMailboxPage(mailbox);
  const mailPage = await serve({
    port: settings.mailPort,
    purpose: { what: 'the mailbox', variable: 'MARSHLINE_MAIL_PORT' },
    handler: async (request, peer) => {
      await outbox.settled(); // the reader of the mailbox expects the mail requested a moment ago

      return mailboxPage(request, peer);
    },
    onError: (error) => log(String(error)),
  });
  started.defer(mailPage.close);

  // Bind the port first, so that a port in use is reported at once. Earlier calls wait for the database.
  const routes = Promise.withResolvers<Handler>();
  const realtimeReady = Promise.withResolvers<Upgrade>();
  const api = await serve({
    port: settings.apiPort,
    purpose: { what: 'the API', variable: 'MARSHLINE_API_PORT' },
    handler: async (request, peer) => (await routes.promise)(request, peer),
    upgrade: (...connection) => void realtimeReady.promise.then((take) => take(...connection)),
    onError: (error) => log(String(error)),
  });
  started.defer(api.close);
  const apiUrl = `http://${HOST}:${api.port}`;

  const connection = await openProjectDatabase(options, directory, log);
  started.defer(async () => {
    await api.close(); // before the database, so that no request reaches a closed database
    await connection.close();
  });

  const queue = createQueue();
  const database = inQueue(connection.driver, queue);
  const lite = await createLite({
    connection,
    config,
    siteUrl,
    jwtSecret: secrets.jwtSecret,
    storageDirectory: join(directory.path, 'storage'),
    log,
  });
  const auth = createAuth({
    database: connection.driver,
    config,
    siteUrl,
    apiUrl,
    jwtSecret: secrets.jwtSecret,
    mail: createAuthMail(config, outbox),
    limiter: createLimiter({ ...limitsOf(config), ...options.authLimits }),
    usedCodes: createUsedCodes(),
    lite,
  });
  const functions = createFunctionsGateway({
    directory: options.functionsDirectory ?? FUNCTIONS_DIRECTORY,
    environment: functionEnvironment({ apiUrl, siteUrl, secrets, ...options, bondKey, smtpPort }),
    apiPort: api.port,
    verifiesToken: (name) => verifiesToken(config, name),
    jwtSecret: secrets.jwtSecret,
    isWatching: options.isWatching ?? false,
    ...(options.startFunctions && { startProcess: options.startFunctions }),
    log,
  });
  started.defer(functions.stop);
  const realtime = await createRealtime({ database, jwtSecret: secrets.jwtSecret, log });
  started.defer(realtime.stop);
  realtimeReady.resolve(realtime.upgrade);
  routes.resolve(
    routeRequests({
      functions: functions.handler,
      auth: (request, peer) => queue.run(() => auth(request, peer)),
      lite: (request, peer) => queue.run(() => lite(request, peer)),
    }),
  );

  return {
    apiUrl,
    mailUrl: `http://${HOST}:${mailPage.port}`,
    smtpPort: smtp.port,
    database,
    sealingKey: secrets.sealingKey,
    bondKeys: { keys: [bondKey.published] },
  };
}

async function openProjectDatabase(
  options: StackOptions,
  directory: { path: string; isKept: boolean },
  log: (line: string) => void,
) {
  if (options.openDatabase) return options.openDatabase();

  const { migrationsDirectory = MIGRATIONS_DIRECTORY, seedFile = SEED_FILE } = options;
  const connection = await openConnection(
    directory.isKept ? join(directory.path, 'database') : IN_MEMORY,
    () => databaseImage({ migrationsDirectory, seedFile }),
  );

  try {
    const migrations = await readMigrations(migrationsDirectory);
    const applied = await applyMigrations(connection.driver, migrations);
    for (const file of applied) log(`Applied ${file}`);
  } catch (error) {
    await connection.close();
    throw error;
  }

  return connection;
}

function printLine(line: string): void {
  process.stderr.write(`${line}\n`);
}
