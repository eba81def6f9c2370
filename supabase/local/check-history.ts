/**
 * `npm run check:history`: walks the history of every application and checks every signature. With SUPABASE_URL and
 * SUPABASE_SECRET_KEY it reads that project, otherwise the stack of this machine, running or not. Exits with 1 when an
 * entry is altered, missing or out of order.
 */
import { existsSync } from 'node:fs';
import { publishedBondKeys } from '../../src/integrations/bond-keys.ts';
import { readBondKey } from './bond-key.ts';
import { DirectoryInUseError, holdDataDirectory } from './data-directory.ts';
import { IN_MEMORY, openConnection } from './database/database.ts';
import { databaseImage } from './database/image.ts';
import { checkHistory, type HistoryCheck } from './history/check-history.ts';
import { historyInDatabase, historyOverApi } from './history/history-source.ts';
import { HOST } from './http/listen.ts';
import { SECRET_KEY } from './keys.ts';
import { readSettings } from './settings.ts';

try {
  const { problems, summary } = await check();
  for (const line of problems) process.stdout.write(`${line}\n`);
  process.stdout.write(
    problems.length === 0
      ? `The history is complete and unaltered. ${summary}\n`
      : `Problems: ${problems.length}. ${summary}\n`,
  );
  if (problems.length > 0) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function check(): Promise<HistoryCheck> {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = process.env;
  if (!url && !key) return checkThisMachine();
  if (!url || !key) throw new Error('SUPABASE_URL and SUPABASE_SECRET_KEY belong together.');

  const keys = publishedBondKeys(process.env);

  return checkHistory(historyOverApi(url, key), keys.keys.length > 0 ? keys : undefined);
}

async function checkThisMachine(): Promise<HistoryCheck> {
  const { dataDirectory, apiPort } = readSettings();
  const folder = `${dataDirectory}/database`;
  if (dataDirectory === IN_MEMORY || !existsSync(folder))
    throw new Error(`There is no data in ${dataDirectory} to check. "npm start" creates it.`);

  const keys = { keys: [(await readBondKey(dataDirectory)).published] };
  const held = await holdDataDirectory(dataDirectory).catch((error: unknown) => {
    if (error instanceof DirectoryInUseError) return undefined;
    throw error;
  });
  if (!held) return checkHistory(historyOverApi(`http://${HOST}:${apiPort}`, SECRET_KEY), keys);

  const connection = await openConnection(folder, databaseImage);
  try {
    return await checkHistory(historyInDatabase(connection.driver), keys);
  } finally {
    await connection.close();
    await held.release();
  }
}
