import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createScanner } from '../../supabase/functions/_shared/create-scanner.ts';

const CLAMD = ['/usr/sbin/clamd', '/usr/local/sbin/clamd', '/opt/homebrew/sbin/clamd'].find(
  existsSync,
);

/** The test file of the European Institute for Computer Antivirus Research, split in two because a scanner may read this source file. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(
  '',
);

// Without clamd, only clamav-scanner.test.ts tests the protocol.
describe.runIf(CLAMD)('a real clamd', () => {
  let directory: string;
  let clamd: ChildProcess;
  let address: string;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'clamd-'));
    const port = await freePort();
    address = `clamav://127.0.0.1:${port}`;
    const signature = Buffer.from('EICAR-STANDARD-ANTIVIRUS-TEST-FILE').toString('hex');
    await writeFile(join(directory, 'test.ndb'), `Test.Eicar:0:*:${signature}\n`);
    await writeFile(
      join(directory, 'clamd.conf'),
      [
        `DatabaseDirectory ${directory}`,
        `TCPSocket ${port}`,
        'TCPAddr 127.0.0.1',
        'Foreground yes',
        'StreamMaxLength 1M',
        'OfficialDatabaseOnly no',
        'User root',
      ]
        .filter((line) => process.getuid?.() === 0 || !line.startsWith('User'))
        .join('\n'),
    );
    clamd = spawn(String(CLAMD), ['--config-file', join(directory, 'clamd.conf')], {
      stdio: 'ignore',
    });
    await vi.waitFor(
      async () => expect(await createScanner(address)(Buffer.from('ready?'))).toBe('clean'),
      { timeout: 30_000, interval: 200 },
    );
  }, 40_000);

  afterAll(async () => {
    clamd.kill();
    await once(clamd, 'exit');
    await rm(directory, { recursive: true });
  });

  it("finds no virus in a customer's file", async () => {
    expect(await createScanner(address)(Buffer.alloc(300_000, 'A letter. '))).toBe('clean');
  });

  it('finds the test virus', async () => {
    expect(await createScanner(address)(Buffer.from(EICAR))).toBe('infected');
  });

  it('returns no verdict for a file above its size limit', async () => {
    await expect(createScanner(address)(Buffer.alloc(5_000_000))).rejects.toMatchObject({
      dependency: 'scanner',
    });
  });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');

  return typeof address === 'object' && address ? address.port : 0;
}
