import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createPgliteConnection, type PGlite, type PgliteConnection } from '@supabase/lite/pglite';

/** The part of PGlite that callers get: enough to read and write, nothing to break it with. */
export type Database = Pick<PGlite, 'query' | 'exec' | 'transaction' | 'listen'>;

/** Keeps nothing: everything is gone at the stop. */
export const IN_MEMORY = 'memory:';

/** PGlite opens sessions with another path than the platform has, whatever the database says. */
const SESSION = 'set search_path to "$user", public, extensions';

/**
 * Open the Postgres in a folder, or in memory. A new one starts as a copy of `image`; an existing one is
 * opened as it was left. The caller closes the connection.
 */
export async function openConnection(
  directory: string,
  image: () => Promise<Blob>,
): Promise<PgliteConnection> {
  if (directory === IN_MEMORY) return open(undefined, await image());
  if (!existsSync(directory)) await createDirectory(directory, await image());

  return open(directory);
}

/** A killed start must not leave half a database behind, so it gets its name when it is whole. */
async function createDirectory(directory: string, image: Blob): Promise<void> {
  const unfinished = `${directory}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const connection = await open(unfinished, image);
  await connection.close();
  await rename(unfinished, directory);
}

/** Text forms of moments as the Data API of the platform writes them: `2026-11-20T11:13:39.987+00:00`. */
const PARSERS = {
  1114: (text: string) => text.replace(' ', 'T'), // timestamp
  1184: (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'), // timestamptz
};

/** Open Postgres itself: empty, from an image, or from its folder. */
export async function open(directory?: string, image?: Blob): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({
    ...(directory ? { url: directory } : {}),
    pgliteOptions: { parsers: PARSERS, ...(image ? { loadDataDir: image } : {}) },
  });
  await connection.driver.waitReady;
  await connection.driver.exec(SESSION);

  return connection;
}
