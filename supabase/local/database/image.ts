import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { getAuthSchemaSql, getStorageSchemaSql } from '@supabase/lite';
import { MIGRATIONS_DIRECTORY, PROJECT_DIRECTORY, SEED_FILE } from '../project.ts';
import { open } from './database.ts';
import { applyMigrations, readMigrations } from './migrations.ts';

const CACHE_DIRECTORY = `${PROJECT_DIRECTORY}node_modules/.cache/marshline-database`;

/** Images of other branches stay for a while; each is 40 MB. */
const KEPT_IMAGES = 3;

/** What a fresh database is made from. The defaults are the project's own. */
export type ImageSource = { migrationsDirectory?: string; seedFile?: string };

/**
 * A Postgres data directory with the platform, all migrations and the seed in it, as a tar archive. Making
 * one takes seconds, so it is kept under node_modules for as long as its sources stay the same.
 */
export async function databaseImage(source: ImageSource = {}): Promise<Blob> {
  const { migrationsDirectory = MIGRATIONS_DIRECTORY, seedFile = SEED_FILE } = source;
  const migrations = await readMigrations(migrationsDirectory);
  const seed = existsSync(seedFile) ? await readFile(seedFile, 'utf8') : '';
  const platform = await platformSql();

  const contents = JSON.stringify([await engineVersion(), platform, migrations, seed]);
  const key = createHash('sha256').update(contents).digest('hex').slice(0, 32);
  const path = `${CACHE_DIRECTORY}/${key}.tar`;
  const kept = await readFile(path).catch(() => undefined);
  if (kept) return new Blob([kept]);

  const { driver } = await open();
  try {
    await driver.exec(platform);
    await driver.exec('set search_path to "$user", public, extensions');
    await applyMigrations(driver, migrations);
    await driver.exec(seed);
    await driver.exec('checkpoint');
    const image = await driver.dumpDataDir('none');
    await keepImage(path, image);

    return image;
  } finally {
    await driver.close();
  }
}

async function platformSql(): Promise<string> {
  const ours = await readFile(new URL('platform.sql', import.meta.url), 'utf8');

  return [getAuthSchemaSql(), getStorageSchemaSql(), ours].join('\n');
}

/** The package that brings Postgres: another version may not read the data of this one. */
async function engineVersion(): Promise<string> {
  const manifest = new URL('../package.json', import.meta.resolve('@supabase/lite'));

  return (JSON.parse(await readFile(manifest, 'utf8')) as { version: string }).version;
}

async function keepImage(path: string, image: Blob): Promise<void> {
  await mkdir(CACHE_DIRECTORY, { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, image.stream());
  await rename(unfinished, path); // whole or not at all: others may be making or reading it

  const files = (await readdir(CACHE_DIRECTORY)).filter((file) => file.endsWith('.tar'));
  const images = files.map((file) => `${CACHE_DIRECTORY}/${file}`);
  const aged = await Promise.all(
    images.map(async (file) => ({
      file,
      time: (await stat(file).catch(() => null))?.mtimeMs ?? 0,
    })),
  );
  const old = aged.sort((a, b) => b.time - a.time).slice(KEPT_IMAGES);
  await Promise.all(old.map(({ file }) => rm(file, { force: true })));
}
