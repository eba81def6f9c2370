import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { IN_MEMORY } from './database/database.ts';

/** Held open by whoever uses a data directory. */
export const LOCK_FILE = 'lock.sqlite';

/** The folder of one running stack: where to put things, and how to let it go. */
export type DataDirectory = { path: string; isKept: boolean; release: () => Promise<void> };

/**
 * Take a data directory for oneself, made when it is missing. `memory:` gives a folder that is removed on
 * release. Throws {@link DirectoryInUseError} while another process has it.
 */
export async function holdDataDirectory(directory: string): Promise<DataDirectory> {
  if (directory === IN_MEMORY) {
    const path = await mkdtemp(join(tmpdir(), 'marshline-stack-'));

    return { path, isKept: false, release: () => rm(path, { recursive: true, force: true }) };
  }

  await mkdir(directory, { recursive: true, mode: 0o700 });
  const release = lock(directory);

  return { path: directory, isKept: true, release: async () => release() };
}

/** A data directory has one user at a time: two Postgres in one folder would destroy it. */
export class DirectoryInUseError extends Error {
  constructor(directory: string) {
    super(`The data in ${directory} is in use by a running stack. Stop that one first.`);
    this.name = 'DirectoryInUseError';
  }
}

/** SQLite's lock on a file is the operating system's: it ends with the process, however that ends. */
function lock(directory: string): () => void {
  const database = new DatabaseSync(join(directory, LOCK_FILE), { timeout: 0 });
  try {
    database.exec('begin exclusive');
  } catch (error) {
    database.close();
    const isBusy = error instanceof Error && /locked/.test(error.message);
    throw isBusy ? new DirectoryInUseError(directory) : error;
  }

  return () => database.close();
}
