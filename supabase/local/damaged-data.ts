import { statfs } from 'node:fs/promises';

/** Part of the data directory is unusable. The message names the part and the remedy. */
export class DamagedDataError extends Error {
  /** The unusable part. */
  readonly path: string;

  constructor(path: string, problem: string, wayOut = RESET) {
    super(`${path} cannot be used: ${problem}. ${wayOut}`);
    this.name = 'DamagedDataError';
    this.path = path;
  }
}

const RESET =
  'Put it back from a copy, or run "npm run db:reset", which removes the local database, files and mails.';

/** The disk is full. Existing data is safe. */
export class DiskFullError extends Error {
  constructor(path: string) {
    super(
      `There is no room on the disk for ${path}. Free at least ${NEEDED_MEGABYTES} MB, or set MARSHLINE_DATA_DIR to a folder on another disk, then start again. What was there before is unchanged.`,
    );
    this.name = 'DiskFullError';
  }
}

/** A new database takes 40 MB. */
const NEEDED_MEGABYTES = 100;
const MEGABYTE = 1024 * 1024;

/** Below this much free space, any failed write counts as a full disk, whatever the library reports. */
const FULL_BELOW_MEGABYTES = 32;

const FULL_CODES = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** The error for a part of the data that could not be opened or written: a full disk, or damage, with the remedy. */
export async function describeDamage(path: string, folder: string, error: unknown): Promise<Error> {
  if (error instanceof DamagedDataError || error instanceof DiskFullError) return error;
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (FULL_CODES.includes(String(code)) || (await isFull(folder))) return new DiskFullError(path);

  // The file system of PGlite throws objects without a message.
  return new DamagedDataError(path, typeof message === 'string' ? message : 'it is not complete');
}

async function isFull(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => undefined);

  return disk !== undefined && (disk.bavail * disk.bsize) / MEGABYTE < FULL_BELOW_MEGABYTES;
}
