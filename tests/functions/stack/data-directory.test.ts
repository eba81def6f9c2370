import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { holdDataDirectory } from '../../../supabase/local/data-directory';
import { readSecrets } from '../../../supabase/local/secrets';
import { temporaryFolder } from './temporary-folder';

describe('holdDataDirectory', () => {
  it('gives a folder to one user at a time', async () => {
    const folder = join(await temporaryFolder(), 'data');
    const held = await holdDataDirectory(folder);

    await expect(holdDataDirectory(folder)).rejects.toThrow(
      `The data in ${folder} is in use by a running stack. Stop that one first.`,
    );

    await held.release();
    await (await holdDataDirectory(folder)).release();
  });

  it('takes over from a process that was killed', async () => {
    const folder = await temporaryFolder();
    const module = fileURLToPath(
      new URL('../../../supabase/local/data-directory.ts', import.meta.url),
    );
    const holder = spawn(process.execPath, [
      '--input-type=module',
      '--eval',
      `import { holdDataDirectory } from ${JSON.stringify(module)};
       await holdDataDirectory(${JSON.stringify(folder)});
       process.stdout.write('held');
       setInterval(() => {}, 1000);`,
    ]);
    await once(holder.stdout, 'data');
    await expect(holdDataDirectory(folder)).rejects.toThrow('in use');

    holder.kill('SIGKILL');
    await once(holder, 'close');

    await (await holdDataDirectory(folder)).release();
  });

  it('leaves nothing behind after a stack in memory', async () => {
    const { path, release } = await holdDataDirectory('memory:');
    expect(existsSync(path)).toBe(true);
    await release();
    expect(existsSync(path)).toBe(false);
  });
});

describe('readSecrets', () => {
  it('creates 32 random bytes each, once per folder', async () => {
    const folder = await temporaryFolder();
    const secrets = await readSecrets(folder);

    expect(new Set(Object.values(secrets)).size).toBe(3);
    expect(Buffer.from(secrets.sealingKey, 'base64')).toHaveLength(32);
    expect(await readSecrets(folder)).toEqual(secrets);
    expect(await readSecrets(await temporaryFolder())).not.toEqual(secrets);
  });
});
