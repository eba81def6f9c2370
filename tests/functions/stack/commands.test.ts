import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startTestStack } from '../../support/stack';
import { temporaryFolder } from './temporary-folder';

type Ended = { code: number; output: string; errors: string };

/** Run a command of the stack as `npm run` would, with settings of the test. */
function run(script: string, environment: Record<string, string>): Promise<Ended> {
  return new Promise((fulfil) => {
    const env = { ...process.env, ...environment };
    execFile(process.execPath, [`supabase/local/${script}`], { env }, (error, output, errors) => {
      fulfil({ code: Number(error?.code ?? 0), output, errors });
    });
  });
}

describe('npm run db:reset', () => {
  it('refuses while a stack runs, and empties the data when it does not', async () => {
    const dataDirectory = await temporaryFolder();
    const stack = await startTestStack({ dataDirectory });
    const reset = () => run('reset.ts', { MARSHLINE_DATA_DIR: dataDirectory });

    const refused = await reset();
    await stack.stop();
    expect(refused).toMatchObject({ code: 1, output: '' });
    expect(refused.errors).toBe(
      `The data in ${dataDirectory} is in use by a running stack. Stop that one first.\n`,
    );
    expect(existsSync(join(dataDirectory, 'database'))).toBe(true);

    expect(await reset()).toMatchObject({ code: 0, errors: '' });
    expect(existsSync(join(dataDirectory, 'database'))).toBe(false);
  });
});

describe('npm start', () => {
  it('says in one sentence which port is taken and what to do, before it starts anything', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    onTestFinished(() => void blocker.close());
    const address = blocker.address();
    const port = typeof address === 'object' && address ? address.port : 0;

    const { code, output, errors } = await run('start.ts', { MARSHLINE_SITE_PORT: String(port) });

    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors.trim()).toBe(
      `Port ${port}, where the site should listen, is taken. Stop what listens there (is the stack running already?) or set MARSHLINE_SITE_PORT to another port.`,
    );
  });
});
