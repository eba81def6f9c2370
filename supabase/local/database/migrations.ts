import { readdir, readFile } from 'node:fs/promises';
import type { Database } from './database.ts';

/** A migration file: its 14-digit version, its file name and its SQL. */
export type Migration = { version: string; file: string; sql: string };

const FILE_NAME = /^(?<version>\d{14})_[a-z0-9_]+\.sql$/;

/**
 * The migrations of a folder in the order they apply. Throws when a file is not named `YYYYMMDDHHMMSS_what_it_does.sql`
 * or two files share a version.
 */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort();
  const migrations = await Promise.all(
    files.map(async (file) => {
      const version = FILE_NAME.exec(file)?.groups?.version;
      if (!version) {
        throw new Error(
          `Migration "${file}" has the wrong name. Expected YYYYMMDDHHMMSS_what_it_does.sql.`,
        );
      }

      return { version, file, sql: await readFile(`${directory}/${file}`, 'utf8') };
    }),
  );

  const twin = migrations.find(({ version }, i) => migrations[i + 1]?.version === version);
  if (twin) throw new Error(`Two migrations have version ${twin.version}. Give one a later time.`);

  return migrations;
}

/** Files named in a message. More would hide the remedy. */
const NAMED_FILES = 3;

/**
 * The database was made from migrations that have changed since. The topic files are edited in place until the first
 * release, so no later migration brings the database up to date.
 */
export class EarlierSchemaError extends Error {
  constructor(files: readonly string[]) {
    const unnamed = files.length - NAMED_FILES;
    const named =
      files.slice(0, NAMED_FILES).join(', ') + (unnamed > 0 ? ` and ${unnamed} more` : '');
    super(
      `The local database was made from an earlier schema. Changed or removed since: ${named}. Run "npm run db:reset", which deletes the local data, and start again. To keep the data, set MARSHLINE_DATA_DIR to another folder for this schema.`,
    );
    this.name = 'EarlierSchemaError';
  }
}

/**
 * Apply the migrations that a database lacks, each in one transaction with its history row, and return their file
 * names. The history table is the official CLI's. Throws {@link EarlierSchemaError} before any change, if an applied
 * file has changed or is gone. Throws with the file's name when one fails; the earlier ones stay applied.
 */
export async function applyMigrations(
  database: Database,
  migrations: readonly Migration[],
): Promise<string[]> {
  await database.exec(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text
    );
  `);
  const { rows: history } = await database.query<{ version: string; name: string; sql: string }>(
    'select version, name, statements[1] as sql from supabase_migrations.schema_migrations order by version',
  );
  const current = new Map(migrations.map(({ version, sql }) => [version, sql]));
  const changed = history.filter(({ version, sql }) => current.get(version) !== sql);
  if (changed.length > 0) {
    throw new EarlierSchemaError(changed.map(({ version, name }) => `${version}_${name}.sql`));
  }

  const applied = new Set(history.map(({ version }) => version));
  const pending = migrations.filter(({ version }) => !applied.has(version));
  for (const migration of pending) await applyMigration(database, migration);

  return pending.map(({ file }) => file);
}

async function applyMigration(database: Database, { version, file, sql }: Migration) {
  try {
    await database.transaction(async (transaction) => {
      await transaction.exec(sql);
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, statements, name) values ($1, $2, $3)',
        [version, [sql], file.slice(version.length + 1, -'.sql'.length)],
      );
    });
  } catch (error) {
    throw new Error(`Migration ${file} failed: ${describe(error)}`, { cause: error });
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, detail, hint } = error as Error & Record<'code' | 'detail' | 'hint', unknown>;

  return [error.message, code && `(SQLSTATE ${String(code)})`, detail, hint]
    .filter(Boolean)
    .join(' ');
}
