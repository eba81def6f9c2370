import { join } from 'node:path';
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
import { createOutbox } from './mail/outbox.ts';
import { catchMail } from './mail/smtp.ts';
import { FUNCTIONS_DIRECTORY, MIGRATIONS_DIRECTORY, SEED_FILE } from './project.ts';
import { createRealtime, type Upgrade } from './realtime/realtime.ts';
import { readSecrets, type Secrets } from './secrets.ts';
import { readSettings, type Settings } from './settings.ts';

/** How to start a stack. What is left out comes from the `MARSHLINE_*` variables, else the defaults. */
export type StackOptions = Partial<Settings> & {
  migrationsDirectory?: string;
  seedFile?: string;
  functionsDirectory?: string;
  config?: Config;
  /** How long the simulated payment takes. Left out: `PAYMENT_DELAY_MS`, else what the function takes. */
  paymentDelayMs?: number;
  /** Mark all that is issued as specimens, as a public demonstration does. */
  isDemonstration?: boolean;
  /** With whom users sign in. Left out: the `AUTH0_*` variables, else nobody. */
  singleSignOn?: SsoVariables;
  /** What signs bonds. Left out: the key of the data directory. */
  bondKey?: LocalBondKey;
  /** Other limits of Auth than those of config.toml. */
  authLimits?: Partial<AuthLimits>;
  /** What signs tokens, seals identities and hashes addresses. Left out: the secrets of the data directory. */
  secrets?: Secrets;
  /** Starts the process of the functions. Left out: a Deno of its own. */
  startFunctions?: GatewayOptions['startProcess'];
  /** Load functions afresh when their files change. */
  isWatching?: boolean;
  /** Takes one line of output at a time: what functions print, and warnings. */
  log?: (line: string) => void;
};

/** A running stack. */
export type Stack = {
  apiUrl: string;
  mailUrl: string;
  smtpPort: number;
  /** The Postgres under it, as its owner. Waits for the request in progress. */
  database: Database;
  /** What seals identities here, in base64. It is in the data directory and protects nothing but what is there. */
  sealingKey: string;
  /** What the site has to publish so that the bonds of this stack can be checked. */
  bondKeys: BondKeySet;
  /** End everything it started. Resolves when the data is on the disk and the ports are free. */
  stop: () => Promise<void>;
};

/**
 * Start the project's Supabase on this machine: Data API, Auth, Storage, Realtime, Edge Functions and mail, on a Postgres
 * with all migrations. A tool for development and tests, never a production server. Rejects, with everything
 * undone, when a port is taken, the data is in use or a migration fails.
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
  const outbox = createOutbox(smtp.port, log);
  started.defer(outbox.settled);
  const mailboxPage = createMailboxPage(mailbox);
  const mailPage = await serve({
    port: settings.mailPort,
    purpose: { what: 'the mailbox', variable: 'MARSHLINE_MAIL_PORT' },
    handler: async (request, peer) => {
      await outbox.settled(); // who looks now means the mail that was asked for a moment ago

      return mailboxPage(request, peer);
    },
    onError: (error) => log(String(error)),
  });
  started.defer(mailPage.close);

  // The port first, so that a taken one is told at once; who calls meanwhile waits for the database.
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
    await api.close(); // before the database, so that no request meets a closed one
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
    environment: functionEnvironment({
      ...{ apiUrl, siteUrl, secrets, ...options, bondKey },
      smtpPort: smtp.port,
    }),
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
  const { migrationsDirectory = MIGRATIONS_DIRECTORY, seedFile = SEED_FILE } = options;
  const connection = await openConnection(
    directory.isKept ? join(directory.path, 'database') : IN_MEMORY,
    () => databaseImage({ migrationsDirectory, seedFile }),
  );

  try {
    const migrations = await readMigrations(migrationsDirectory);
    const { applied, changed } = await applyMigrations(connection.driver, migrations);
    for (const file of applied) log(`Applied ${file}`);
    for (const file of changed) {
      log(`${file} has changed since it was applied to this data. npm run db:reset starts afresh.`);
    }
  } catch (error) {
    await connection.close();
    throw error;
  }

  return connection;
}

function printLine(line: string): void {
  process.stderr.write(`${line}\n`);
}
