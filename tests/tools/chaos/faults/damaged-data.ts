import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestStack } from '../../../support/stack.ts';
import { freePorts, runStackCommand } from '../../../support/start-command.ts';
import type { Fault } from '../fault.ts';
import { temporaryFolder } from '../temporary-folder.ts';

type Damage = { file: string; how: string; make: (path: string) => Promise<void> };

const DAMAGES: readonly Damage[] = [
  {
    file: 'lock.sqlite',
    how: 'is garbage',
    make: (path) => writeFile(path, 'garbage'.repeat(999)),
  },
  { file: 'secrets.json', how: 'is empty', make: (path) => writeFile(path, '') },
  { file: 'database/PG_VERSION', how: 'is missing', make: (path) => rm(path) },
];

/** A remedy is a command or a file to delete. */
const WAY_OUT = /npm run db:reset|delete the file/;

/** A file of the local data is damaged: `npm start` must name it and the remedy, and `npm run db:reset` must work. */
export const damagedData: Fault = {
  name: 'Local data damaged',
  done: `${DAMAGES.map(({ file, how }) => `${file} ${how}`).join(', ')}: npm start, then npm run db:reset, then a new start.`,
  maxSeconds: 120,

  async run({ log }) {
    await using started = new AsyncDisposableStack();
    const folder = await temporaryFolder(started);
    const whole = join(folder, 'whole');
    await startAndStop(whole);

    const problems: string[] = [];
    for (const [index, { file, how, make }] of DAMAGES.entries()) {
      const dataDirectory = join(folder, String(index));
      await mkdir(dataDirectory);
      await cp(whole, dataDirectory, { recursive: true });
      const path = join(dataDirectory, file);
      await make(path);
      const found = await tryDamaged(dataDirectory, path);
      problems.push(...found.map((problem) => `${file} ${how}: ${problem}`));
      log(`${file} ${how}: ${found.length} problems`);
    }

    return {
      happened:
        problems.length === 0
          ? 'Each start ended with a sentence that names the file and the way out, each reset worked, and so did each new start.'
          : `${problems.length} problems.`,
      verdict: problems.length === 0 ? 'good' : 'bad',
      problems,
    };
  },
};

async function tryDamaged(dataDirectory: string, path: string): Promise<string[]> {
  const environment = { MARSHLINE_DATA_DIR: dataDirectory, ...(await freePorts()) };
  const { code, errors } = await runStackCommand('start.ts', environment);
  const reset = await runStackCommand('reset.ts', environment);
  const again = await startAndStop(dataDirectory).catch((error: unknown) => String(error));

  return [
    ...(code === 1 ? [] : [`npm start ended with ${code}`]),
    ...(errors.includes(path) ? [] : [`npm start does not name it: ${errors.trim()}`]),
    ...(WAY_OUT.test(errors) ? [] : [`npm start names no way out: ${errors.trim()}`]),
    ...(reset.code === 0 ? [] : [`npm run db:reset: ${reset.errors.trim()}`]),
    ...(again === undefined ? [] : [`no start after the reset: ${again}`]),
  ];
}

async function startAndStop(dataDirectory: string): Promise<undefined> {
  const stack = await startTestStack({ dataDirectory });
  await stack.stop();
}
