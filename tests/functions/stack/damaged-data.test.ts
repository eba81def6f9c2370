import { cp, mkdir, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeDamage } from '../../../supabase/local/damaged-data';
import { holdDataDirectory } from '../../../supabase/local/data-directory';
import { openConnection } from '../../../supabase/local/database/database';
import { databaseImage } from '../../../supabase/local/database/image';
import { readBondKey } from '../../../supabase/local/bond-key';
import { writeWhole } from '../../../supabase/local/kept-file';
import { readSecrets } from '../../../supabase/local/secrets';
import { runStackCommand } from '../../support/start-command';
import { createFolder, temporaryFolder } from './temporary-folder';

const RESET =
  'Put it back from a copy, or run "npm run db:reset", which removes the local database, files and mails.';

const GARBAGE = 'this is no database'.repeat(1_000);

let made: Awaited<ReturnType<typeof createFolder>>;

/** Making a database takes seconds of a processor, so the tests damage copies of one. */
beforeAll(async () => {
  made = await createFolder({});
  const connection = await openConnection(join(made.folder, 'database'), () => databaseImage());
  await connection.close();
});

afterAll(() => made.remove());

async function copyOfDatabase(): Promise<string> {
  const folder = join(await temporaryFolder(), 'database');
  await cp(join(made.folder, 'database'), folder, { recursive: true });

  return folder;
}

describe('an error names the damaged file and the solution for', () => {
  it.each([
    ['is empty', '', 'it is empty'],
    ['was cut', '{"jwtSecret": "AAAA', 'its text is not complete'],
    ['lacks a secret', '{"jwtSecret": "AAAA"}', 'its text is not complete'],
  ])('secrets.json that %s', async (_, content, problem) => {
    const folder = await temporaryFolder();
    const file = join(folder, 'secrets.json');
    await writeFile(file, content);

    await expect(readSecrets(folder)).rejects.toThrow(
      `${file} cannot be used: ${problem}. ${RESET}`,
    );
  });

  it('an empty bond-key.json', async () => {
    const folder = await temporaryFolder();
    const file = join(folder, 'bond-key.json');
    await writeFile(file, '');

    await expect(readBondKey(folder)).rejects.toThrow(
      `${file} cannot be used: it is empty. ${RESET}`,
    );
  });

  it('a damaged lock', async () => {
    const folder = await temporaryFolder();
    const file = join(folder, 'lock.sqlite');
    await writeFile(file, GARBAGE);

    await expect(holdDataDirectory(folder)).rejects.toThrow(
      `${file} cannot be used: file is not a database. Make sure that no stack runs on this data, then delete the file: it holds nothing but a lock.`,
    );
  });

  it.each(['PG_VERSION', 'global/pg_control'])('%s missing from the database', async (name) => {
    const folder = await copyOfDatabase();
    await rm(join(folder, name));

    await expect(openConnection(folder, () => databaseImage())).rejects.toThrow(
      `${join(folder, name)} cannot be used: it is missing, and the database needs it. ${RESET}`,
    );
  });

  it("a database that Postgres can't read", async () => {
    const folder = await copyOfDatabase();
    await truncate(join(folder, 'global/pg_control'), 0);

    await expect(openConnection(folder, () => databaseImage())).rejects.toThrow(
      new RegExp(`^${folder} cannot be used: .+\\. ${RESET}$`, 's'),
    );
  });
});

describe('a file is written completely or not at all', () => {
  it('and a full disk keeps the old file without leftovers', async () => {
    const folder = await temporaryFolder();
    await writeWhole(join(folder, 'kept'), 'old');
    // A folder in its place makes the rename fail at the end, as a full disk can.
    await mkdir(join(folder, 'taken', 'inside'), { recursive: true });

    await expect(writeWhole(join(folder, 'taken'), 'new')).rejects.toThrow();
    expect((await readdir(folder)).sort()).toEqual(['kept', 'taken']);
  });

  it('and an error names the full disk and the solution', async () => {
    const folder = await temporaryFolder();
    const noRoom = Object.assign(new Error('write'), { code: 'ENOSPC' });

    expect(await describeDamage(join(folder, 'database'), folder, noRoom)).toMatchObject({
      name: 'DiskFullError',
      message: expect.stringContaining(`There is no room on the disk for ${folder}/database.`),
    });
  });
});

describe('npm run db:reset', () => {
  const damages: [string, (folder: string) => Promise<void>][] = [
    ['a garbage lock', (folder) => writeFile(join(folder, 'lock.sqlite'), GARBAGE)],
    ['a folder as its lock', async (folder) => void (await mkdir(join(folder, 'lock.sqlite')))],
    ['an empty secrets.json', (folder) => writeFile(join(folder, 'secrets.json'), '')],
    [
      'half a database',
      async (folder) => void (await mkdir(join(folder, 'database/base'), { recursive: true })),
    ],
  ];

  it.each(damages)('empties a folder with %s', async (_, damage) => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'secrets.json'), '{}');
    await damage(folder);

    expect(await runStackCommand('reset.ts', { MARSHLINE_DATA_DIR: folder })).toMatchObject({
      code: 0,
      errors: '',
    });
    expect(await readdir(folder)).toEqual(['lock.sqlite']);
    await (await holdDataDirectory(folder)).release();
  });
});
