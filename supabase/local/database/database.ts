import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createPgliteConnection, type PGlite, type PgliteConnection } from '@supabase/lite/pglite';
import { DamagedDataError, describeDamage } from '../damaged-data.ts';

/** The part of PGlite for callers: reading and writing only. */
export type Database = Pick<PGlite, 'query' | 'exec' | 'transaction' | 'listen'>;

/** Stores nothing: the data is gone after the stop. */
export const IN_MEMORY = 'memory:';

/** Sessions of the platform have this search path. PGlite opens them with another, whatever the database's setting. */
export const SEARCH_PATH = '"$user", public, extensions';

/**
 * Open the Postgres in a folder, or in memory. A new database starts as a copy of `image`; an existing one opens
 * unchanged. The caller closes the connection. Rejects with {@link DamagedDataError} or DiskFullError, which name the
 * file and the remedy.
 */
export async function openConnection(
  directory: string,
  image: () => Promise<Blob>,
): Promise<PgliteConnection> {
  if (directory === IN_MEMORY) return open(undefined, await image());
  try {
    if (!existsSync(directory)) await createDirectory(directory, await image());
    const missing = NEEDED_FILES.map((name) => join(directory, name)).find(
      (file) => !existsSync(file),
    );
    if (missing) throw new DamagedDataError(missing, 'it is missing, and the database needs it');

    return await open(directory);
  } catch (error) {
    throw await describeDamage(directory, dirname(directory), error);
  }
}

/** Required files of a Postgres folder. Without the first, PGlite would create a new database over the old one. */
const NEEDED_FILES = ['PG_VERSION', 'global/pg_control'];

/** The folder gets its name when it is complete, so that a killed start leaves no half-made database. */
async function createDirectory(directory: string, image: Blob): Promise<void> {
  const unfinished = `${directory}.new`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    const connection = await open(unfinished, image);
    await connection.close();
    await rename(unfinished, directory);
  } catch (error) {
    const described = await describeDamage(directory, dirname(directory), error); // before there is room again
    await rm(unfinished, { recursive: true, force: true });
    throw described;
  }
}

/** Times as text in the format of the platform's Data API: `2026-11-20T11:13:39.987+00:00`. */
export const TIME_PARSERS = {
  1114: (text: string) => text.replace(' ', 'T'), // timestamp
  1184: (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'), // timestamptz
};

/** Open Postgres itself: empty, from an image, or from its folder. */
export async function open(directory?: string, image?: Blob): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({
    ...(directory ? { url: directory } : {}),
    pgliteOptions: { parsers: TIME_PARSERS, ...(image ? { loadDataDir: image } : {}) },
  });
  await connection.driver.waitReady;
  await connection.driver.exec(`set search_path to ${SEARCH_PATH}`);

  return connection;
}
