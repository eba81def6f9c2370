import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DamagedDataError, describeDamage } from './damaged-data.ts';
import { IN_MEMORY } from './database/database.ts';

/** The lock that the user of a data directory holds open. */
export const LOCK_FILE = 'lock.sqlite';

/** The folder of one running stack: its path, and the function that releases it. */
export type DataDirectory = { path: string; isKept: boolean; release: () => Promise<void> };

/**
 * Lock a data directory for this process, and create it when it is missing. `memory:` gives a folder that is removed on
 * release. Throws {@link DirectoryInUseError} while another process has it, and {@link DamagedDataError} when its lock
 * is not a lock file.
 */
export async function holdDataDirectory(directory: string): Promise<DataDirectory> {
  if (directory === IN_MEMORY) {
    const path = await mkdtemp(join(tmpdir(), 'marshline-stack-'));

    return { path, isKept: false, release: () => rm(path, { recursive: true, force: true }) };
  }

  await mkdir(directory, { recursive: true, mode: 0o700 }).catch(async (error: unknown) => {
    throw await describeDamage(directory, dirname(directory), error);
  });
  const release = lock(directory);

  return { path: directory, isKept: true, release: async () => release() };
}

/** A data directory has one user at a time: two Postgres processes in one folder would destroy the data. */
export class DirectoryInUseError extends Error {
  constructor(directory: string) {
    super(`The data in ${directory} is in use by a running stack. Stop that one first.`);
    this.name = 'DirectoryInUseError';
  }
}

/** SQLite locks files through the operating system, so the lock ends with the process, even after a crash. */
function lock(directory: string): () => void {
  const file = join(directory, LOCK_FILE);
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 0 });
    database.exec('begin exclusive');
  } catch (error) {
    database?.close();
    const problem = error instanceof Error ? error.message : String(error);
    if (/locked/.test(problem)) throw new DirectoryInUseError(directory);

    throw new DamagedDataError(
      file,
      problem,
      'Make sure that no stack runs on this data, then delete the file: it holds nothing but a lock.',
    );
  }

  const held = database;
  return () => held.close();
}
