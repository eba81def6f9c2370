import { App, setExperimental } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { checkRequest } from './check-request.ts';
import type { Config } from './config.ts';
import type { Handler } from './http/serve.ts';
import { PUBLISHABLE_KEY, SECRET_KEY } from './keys.ts';
import { withShortErrors } from './lite-output.ts';
import { createFileStorage } from './storage/file-storage.ts';

/** The inputs of the Data API, Auth and Storage besides the database. */
export type LiteOptions = {
  connection: PgliteConnection;
  config: Config;
  siteUrl: string;
  jwtSecret: string;
  storageDirectory: string;
  log: (line: string) => void;
};

/**
 * The Data API, Auth and Storage on the stack's Postgres, by `@supabase/lite`. Its admin mode (a request without a key
 * is service_role) and its own pages stay off. It must not create grants: it would give every role all rights on each
 * schema with row level security, and a forgotten grant would show only on a hosted project.
 */
export async function createLite(options: LiteOptions): Promise<Handler> {
  const { connection, config, siteUrl, jwtSecret, storageDirectory, log } = options;
  const { api, auth, storage } = config;

  const app = new App({
    connection,
    api: { schemas: api.schemas, max_rows: api.max_rows },
    auth: {
      ...pick(auth, AUTH_SETTINGS),
      email: pick(auth.email, EMAIL_SETTINGS),
      enabled: true,
      site_url: siteUrl,
      additional_redirect_urls: [...auth.additional_redirect_urls, `${siteUrl}/**`],
      jwt_secret: jwtSecret,
      publishable_key: PUBLISHABLE_KEY,
      secret_key: SECRET_KEY,
    },
    storage: { enabled: true, file_size_limit: storage.file_size_limit },
    studio: { enabled: false },
    options: { server: { admin: false, disableStudio: true } },
  });
  app._storageAdapter = createFileStorage(storageDirectory);
  app._mailer = SILENT_MAILER;
  await app.init();
  setExperimental('storage', true); // after init, which would print a warning meant for its own command

  Object.assign(connection, { rlsState: 'active' }); // its settings after its grants
  await connection.introspect({ useCache: true }); // as the owner: a visitor's request would load only a visitor's tables

  const checksRequests = await hasRequestCheck(connection);

  return (request, { peerAddress }) =>
    withShortErrors(log, async () => {
      if (!isDataCall(request)) return app.fetch(request, { peerAddress });
      await tellHeaders(connection, request);
      const refusal = checksRequests && (await checkRequest(connection, request, jwtSecret));
      if (refusal) return refusal;

      return app.fetch(request, { peerAddress });
    });
}

/** The settings that the embedded Auth uses; it refuses unknown ones. The code in front of it handles the rest. */
const AUTH_SETTINGS = [
  'jwt_expiry',
  'enable_refresh_token_rotation',
  'refresh_token_reuse_interval',
  'sessions',
  'enable_signup',
  'minimum_password_length',
  'password_requirements',
];

const EMAIL_SETTINGS = [
  'enable_signup',
  'enable_confirmations',
  'double_confirm_changes',
  'otp_length',
  'otp_expiry',
];

function pick(settings: Record<string, unknown>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => names.includes(name)));
}

/** supabase/local/auth sends the mails of Auth, with the project's text and links. */
const SILENT_MAILER: NonNullable<App['_mailer']> = {
  sendConfirmation: () => Promise.resolve(),
  sendRecovery: () => Promise.resolve(),
  sendMagicLink: () => Promise.resolve(),
  sendEmailChange: () => Promise.resolve(),
  sendReauthentication: () => Promise.resolve(),
};

function isDataCall({ url }: Request): boolean {
  return new URL(url).pathname.startsWith('/rest/v1/');
}

/** A database other than the project's may lack the function. */
async function hasRequestCheck({ driver }: PgliteConnection): Promise<boolean> {
  const { rows } = await driver.query<{ known: boolean }>(
    `select to_regprocedure('public.check_request()') is not null as known`,
  );

  return rows[0]?.known === true;
}

/** SQL may read the headers of a request, as on the platform. The embedded Data API passes them to functions only. */
async function tellHeaders({ driver }: PgliteConnection, { headers }: Request): Promise<void> {
  await driver.query("select set_config('request.headers', $1, false)", [
    JSON.stringify(Object.fromEntries(headers)),
  ]);
}
