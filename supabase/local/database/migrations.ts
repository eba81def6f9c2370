import { readdir, readFile } from 'node:fs/promises';
import type { Database } from './database.ts';

/** A migration file: its 14-digit version, its file name and its SQL. */
export type Migration = { version: string; file: string; sql: string };

const FILE_NAME = /^(?<version>\d{14})_[a-z0-9_]+\.sql$/;

/**
 * The migrations of a folder in the order they apply. Throws when a file is not named
 * `YYYYMMDDHHMMSS_what_it_does.sql` or two share a version.
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

/**
 * Apply the migrations a database has not had yet, each in a transaction with its line in the history,
 * and keep the history where the official CLI does. Throws with the file's name when one fails; those
 * before it stay applied.
 */
export async function applyMigrations(
  database: Database,
  migrations: readonly Migration[],
): Promise<{ applied: string[]; changed: string[] }> {
  await database.exec(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text
    );
  `);
  const { rows } = await database.query<{ version: string; sql: string | null }>(
    'select version, statements[1] as sql from supabase_migrations.schema_migrations',
  );
  const history = new Map(rows.map(({ version, sql }) => [version, sql]));
  const pending = migrations.filter(({ version }) => !history.has(version));

  for (const migration of pending) await applyMigration(database, migration);

  return {
    applied: pending.map(({ file }) => file),
    changed: migrations
      .filter(({ version, sql }) => history.has(version) && history.get(version) !== sql)
      .map(({ file }) => file),
  };
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
