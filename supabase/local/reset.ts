import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { holdDataDirectory, LOCK_FILE } from './data-directory.ts';
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

/** Remove what a stack has kept. Rejects while one runs on it. */
async function emptyDataDirectory(directory: string): Promise<void> {
  const held = await holdDataDirectory(directory);
  try {
    const names = (await readdir(directory)).filter((name) => name !== LOCK_FILE);
    await Promise.all(
      names.map((name) => rm(join(directory, name), { recursive: true, force: true })),
    );
  } finally {
    await held.release();
  }
}
