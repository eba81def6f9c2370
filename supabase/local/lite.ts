import { App, setExperimental, type EmailDriver } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import type { Config } from './config.ts';
import type { Handler } from './http/serve.ts';
import { PUBLISHABLE_KEY, SECRET_KEY } from './keys.ts';
import { withShortErrors } from './lite-output.ts';
import { withWantedRedirect } from './mail/mailer.ts';
import { createFileStorage } from './storage/file-storage.ts';

/** What Data API, Auth and Storage need besides the database. */
export type LiteOptions = {
  connection: PgliteConnection;
  config: Config;
  siteUrl: string;
  jwtSecret: string;
  mailer: EmailDriver;
  storageDirectory: string;
  log: (line: string) => void;
};

/**
 * Data API, Auth and Storage on our Postgres, by `@supabase/lite`. Its admin mode (a request without a key is
 * service_role) and its own pages stay off, and it must not hand out grants: it would give every role everything
 * on each schema with row level security, and a forgotten grant would show on a hosted project only.
 */
export async function createLite(options: LiteOptions): Promise<Handler> {
  const { connection, config, siteUrl, jwtSecret, mailer, storageDirectory, log } = options;
  const { api, auth, storage } = config;

  const app = new App({
    connection,
    api: { schemas: api.schemas, max_rows: api.max_rows },
    auth: {
      ...auth,
      enabled: true,
      site_url: siteUrl,
      additional_redirect_urls: [...auth.additional_redirect_urls, `${siteUrl}/**`],
      jwt_secret: jwtSecret,
      publishable_key: PUBLISHABLE_KEY,
      secret_key: SECRET_KEY,
    },
    storage: { enabled: true, file_size_limit: storage.file_size_limit },
    studio: { enabled: false },
    options: { server: { admin: false, disableStudio: true }, drivers: { email: mailer } },
  });
  app._storageAdapter = createFileStorage(storageDirectory);
  await app.init();
  setExperimental('storage', true); // after init, which would print a warning meant for its own command

  Object.assign(connection, { rlsState: 'active' }); // what it sets after it has handed out its grants
  await connection.introspect({ useCache: true }); // now, as owner: asked first by a visitor it would see a visitor's tables

  return (request, { peerAddress }) =>
    withShortErrors(log, () =>
      withWantedRedirect(request, () => app.fetch(request, { peerAddress })),
    );
}
