import { App, setExperimental } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import type { Config } from './config.ts';
import type { Handler } from './http/serve.ts';
import { PUBLISHABLE_KEY, SECRET_KEY } from './keys.ts';
import { withShortErrors } from './lite-output.ts';
import { createFileStorage } from './storage/file-storage.ts';

/** What Data API, Auth and Storage need besides the database. */
export type LiteOptions = {
  connection: PgliteConnection;
  config: Config;
  siteUrl: string;
  jwtSecret: string;
  storageDirectory: string;
  log: (line: string) => void;
};

/**
 * Data API, Auth and Storage on our Postgres, by `@supabase/lite`. Its admin mode (a request without a key is
 * service_role) and its own pages stay off, and it must not hand out grants: it would give every role everything
 * on each schema with row level security, and a forgotten grant would show on a hosted project only.
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

  Object.assign(connection, { rlsState: 'active' }); // what it sets after it has handed out its grants
  await connection.introspect({ useCache: true }); // now, as owner: asked first by a visitor it would see a visitor's tables

  return (request, { peerAddress }) =>
    withShortErrors(log, async () => {
      await tellHeaders(connection, request);

      return app.fetch(request, { peerAddress });
    });
}

/** What the embedded Auth acts on; a setting it does not know it refuses. The rest is honoured in front of it. */
const AUTH_SETTINGS = [
  ...['jwt_expiry', 'enable_refresh_token_rotation', 'refresh_token_reuse_interval', 'sessions'],
  ...['enable_signup', 'minimum_password_length', 'password_requirements'],
];

const EMAIL_SETTINGS = [
  ...[
    'enable_signup',
    'enable_confirmations',
    'double_confirm_changes',
    'otp_length',
    'otp_expiry',
  ],
];

function pick(settings: Record<string, unknown>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => names.includes(name)));
}

/** The mails of Auth are written in supabase/local/auth, with our words and our links. */
const SILENT_MAILER: NonNullable<App['_mailer']> = {
  sendConfirmation: () => Promise.resolve(),
  sendRecovery: () => Promise.resolve(),
  sendMagicLink: () => Promise.resolve(),
  sendEmailChange: () => Promise.resolve(),
  sendReauthentication: () => Promise.resolve(),
};

/** SQL may ask for the headers of a request, as on the platform; the embedded Data API tells them to functions only. */
async function tellHeaders({ driver }: PgliteConnection, { url, headers }: Request): Promise<void> {
  if (!new URL(url).pathname.startsWith('/rest/v1/')) return;

  await driver.query("select set_config('request.headers', $1, false)", [
    JSON.stringify(Object.fromEntries(headers)),
  ]);
}
