import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { holdDataDirectory } from '../../../supabase/local/data-directory';
import { runStackCommand, stopStart } from '../../support/start-command';
import { temporaryFolder } from './temporary-folder';

describe('npm run db:reset', () => {
  it('refuses while a stack runs, and otherwise deletes the data', async () => {
    const dataDirectory = await temporaryFolder();
    const held = await holdDataDirectory(dataDirectory); // as a running stack does
    await mkdir(join(dataDirectory, 'database'));
    const reset = () => runStackCommand('reset.ts', { MARSHLINE_DATA_DIR: dataDirectory });

    const refused = await reset();
    await held.release();
    expect(refused).toMatchObject({ code: 1, output: '' });
    expect(refused.errors).toBe(
      `The data in ${dataDirectory} is in use by a running stack. Stop that one first.\n`,
    );
    expect(existsSync(join(dataDirectory, 'database'))).toBe(true);

    expect(await reset()).toMatchObject({ code: 0, errors: '' });
    expect(existsSync(join(dataDirectory, 'database'))).toBe(false);
  });
});

/** A stop takes two seconds on a quiet machine and about ten on a busy one. */
const SOON_MS = 30_000;

describe('npm start', () => {
  const starting = 'Starting the local Supabase ...';
  const building = 'Building the site ...';

  it.each<[string, string, NodeJS.Signals[], string[]]>([
    ['Ctrl-C while the stack starts', starting, ['SIGINT'], [starting]],
    ['SIGTERM while the stack starts', starting, ['SIGTERM'], [starting]],
    ['two Ctrl-C at once during the build', building, ['SIGINT', 'SIGINT'], [starting, building]],
  ])('ends soon after %s without more output', async (_, line, signals, before) => {
    const { code, lines, took } = await stopStart({ line, signals });

    expect(lines).toEqual([...before, 'Stopping ...']);
    expect(code).toBe(0);
    expect(took).toBeLessThan(SOON_MS);
  });

  it('names a port in use and the solution in one sentence, before it starts anything', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    onTestFinished(() => void blocker.close());
    const address = blocker.address();
    const port = typeof address === 'object' && address ? address.port : 0;

    const { code, output, errors } = await runStackCommand('start.ts', {
      MARSHLINE_SITE_PORT: String(port),
    });

    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors.trim()).toBe(
      `Port ${port}, where the site should listen, is taken. Stop the program that uses it (is the stack running already?) or set MARSHLINE_SITE_PORT to another port.`,
    );
  });
});
