import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { applyMigrations, readMigrations } from '../../../supabase/local/database/migrations.ts';
import { platformSql } from '../../../supabase/local/database/image.ts';
import type { Database } from '../../../supabase/local/database/database.ts';
import { MIGRATIONS_DIRECTORY, SEED_FILE } from '../../../supabase/local/project.ts';
import { NativePostgres } from './native-postgres.ts';
import { SUPERUSER } from './server.ts';

/** The owner of the project's tables. As on the platform it is no superuser. */
export const OWNER = 'postgres';

/** The database that every test database is a copy of. */
export const TEMPLATE = 'project';

/**
 * The role that applies migrations. A hosted project lets it set these parameters too, through an extension of the
 * platform (`supautils.privileged_role_allowed_configs`).
 */
const MAKE_OWNER = `
  create role ${OWNER} login createdb createrole replication bypassrls;
  alter role ${OWNER} set createrole_self_grant = 'set, inherit';
  grant set on parameter session_replication_role, pgrst.db_pre_request to ${OWNER};
  alter database postgres owner to ${OWNER};
`;

/** Make the database {@link TEMPLATE}: the platform, all migrations and the seed, applied by the owner. */
export async function makeProjectTemplate(socketPath: string): Promise<void> {
  const superuser = await NativePostgres.open({
    socketPath,
    user: SUPERUSER,
    database: 'postgres',
  });
  await superuser.exec(MAKE_OWNER);
  await superuser.exec(`create database ${TEMPLATE} owner ${OWNER}`);
  await superuser.close();

  const owner = await NativePostgres.open({ socketPath, user: OWNER, database: TEMPLATE });
  await owner.exec(await platformSql());
  await applyMigrations(owner as unknown as Database, await readMigrations(MIGRATIONS_DIRECTORY));
  if (existsSync(SEED_FILE)) await owner.exec(await readFile(SEED_FILE, 'utf8'));
  await owner.close();
}
