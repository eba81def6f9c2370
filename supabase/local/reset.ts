import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DamagedDataError } from './damaged-data.ts';
import { type DataDirectory, holdDataDirectory, LOCK_FILE } from './data-directory.ts';
import { IN_MEMORY } from './database/database.ts';
import { readSettings } from './settings.ts';

try {
  const { dataDirectory } = readSettings();
  if (dataDirectory !== IN_MEMORY) await emptyDataDirectory(dataDirectory);
  process.stdout.write(
    'The local database, files and mails are gone. The next start makes the demo accounts again.\n',
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** Lock the data directory, with a new lock if the old one is damaged. */
async function hold(directory: string): Promise<DataDirectory> {
  try {
    return await holdDataDirectory(directory);
  } catch (error) {
    const lock = join(directory, LOCK_FILE);
    if (!(error instanceof DamagedDataError) || error.path !== lock) throw error;

    await rm(lock, { recursive: true, force: true });
    return holdDataDirectory(directory);
  }
}

/** Delete a stack's stored data. Rejects while a stack uses it. */
async function emptyDataDirectory(directory: string): Promise<void> {
  const held = await hold(directory);
  try {
    const names = (await readdir(directory)).filter((name) => name !== LOCK_FILE);
    await Promise.all(
      names.map((name) => rm(join(directory, name), { recursive: true, force: true })),
    );
  } finally {
    await held.release();
  }
}
