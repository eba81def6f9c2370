import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { getAuthSchemaSql, getStorageSchemaSql } from '@supabase/lite';
import { MIGRATIONS_DIRECTORY, PROJECT_DIRECTORY, SEED_FILE } from '../project.ts';
import { open, type Database } from './database.ts';
import { applyMigrations, readMigrations } from './migrations.ts';

const CACHE_DIRECTORY = `${PROJECT_DIRECTORY}node_modules/.cache/marshline-database`;

/** Images kept: the platform, today's migrations, and those of a few branches. Each is 40 MB. */
const KEPT_IMAGES = 4;

/** The sources of a new database. The defaults are the project's own. */
export type ImageSource = { migrationsDirectory?: string; seedFile?: string };

/**
 * A Postgres data directory with the platform, all migrations and the seed, as a tar archive. Building one takes
 * seconds, so the project's image stays under node_modules until its sources change.
 */
export async function databaseImage(source: ImageSource = {}): Promise<Blob> {
  const { migrationsDirectory = MIGRATIONS_DIRECTORY, seedFile = SEED_FILE } = source;
  const migrations = await readMigrations(migrationsDirectory);
  const seed = existsSync(seedFile) ? await readFile(seedFile, 'utf8') : '';
  const platform = { sql: await platformSql(), engine: await engineVersion() };

  const makePlatform = () => makeImage(undefined, (database) => database.exec(platform.sql));
  const makeProject = async () =>
    makeImage(await keptImage([platform], makePlatform), async (database) => {
      await applyMigrations(database, migrations);
      await database.exec(seed);
    });
  const isProject = migrationsDirectory === MIGRATIONS_DIRECTORY;

  return isProject ? keptImage([platform, migrations, seed], makeProject) : makeProject();
}

async function makeImage(
  start: Blob | undefined,
  fill: (database: Database) => Promise<unknown>,
): Promise<Blob> {
  const { driver } = await open(undefined, start);
  try {
    await fill(driver);
    await driver.exec('checkpoint');

    return await driver.dumpDataDir('none');
  } finally {
    await driver.close();
  }
}

/** The SQL that makes an empty database a hosted project without migrations. */
export async function platformSql(): Promise<string> {
  const ours = await readFile(new URL('platform.sql', import.meta.url), 'utf8');

  return [getAuthSchemaSql(), getStorageSchemaSql(), ours].join('\n');
}

/** The package that contains Postgres: another version may not read this version's data. */
async function engineVersion(): Promise<string> {
  const manifest = new URL('../package.json', import.meta.resolve('@supabase/lite'));

  return (JSON.parse(await readFile(manifest, 'utf8')) as { version: string }).version;
}

async function keptImage(sources: unknown[], make: () => Promise<Blob>): Promise<Blob> {
  const key = createHash('sha256').update(JSON.stringify(sources)).digest('hex').slice(0, 32);
  const path = `${CACHE_DIRECTORY}/${key}.tar`;
  const kept = await readFile(path).catch(() => undefined);
  if (kept) {
    const now = new Date();
    await utimes(path, now, now).catch(() => undefined); // in use, so it must not be deleted next
    return new Blob([kept]);
  }

  const image = await make();
  await mkdir(CACHE_DIRECTORY, { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, image.stream());
  await rename(unfinished, path); // whole or not at all: other processes may be building or reading it
  await removeOldImages();

  return image;
}

async function removeOldImages(): Promise<void> {
  const files = (await readdir(CACHE_DIRECTORY)).filter((file) => file.endsWith('.tar'));
  const aged = await Promise.all(
    files.map(async (file) => {
      const path = `${CACHE_DIRECTORY}/${file}`;
      return { path, time: (await stat(path).catch(() => undefined))?.mtimeMs ?? 0 };
    }),
  );
  const old = aged.sort((a, b) => b.time - a.time).slice(KEPT_IMAGES);
  await Promise.all(old.map(({ path }) => rm(path, { force: true })));
}
