import { createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { createClamavScanner } from '../../../supabase/functions/_shared/clamav-scanner.ts';
import { createScanner } from '../../../supabase/functions/_shared/create-scanner.ts';

let server: Server | undefined;

afterEach(() => {
  server?.close();
  server = undefined;
});

/** A clamd that parses INSTREAM like the real one and returns the file. */
async function startClamd(answer: (file: Buffer, socket: Socket) => void): Promise<number> {
  server = createServer((socket) => {
    let got = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      got = Buffer.concat([got, part]);
      const file = readStream(got);
      if (file) answer(file, socket);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();

  return typeof address === 'object' && address ? address.port : 0;
}

/** The file of a complete INSTREAM command, or undefined if more is to come. */
function readStream(bytes: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  if (bytes.length < command.length) return undefined;
  expect(bytes.subarray(0, command.length).toString()).toBe(command);

  const chunks: Buffer[] = [];
  let at = command.length;
  while (bytes.length >= at + 4) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }

  return undefined;
}

const scannerAt = (port: number, timeoutMs?: number) =>
  createClamavScanner({ host: '127.0.0.1', port, isEncrypted: false }, timeoutMs);

describe('a scan', () => {
  it.each([
    ['stream: OK\0', 'clean'],
    ['stream: Win.Test.EICAR_HDB-1 FOUND\0', 'infected'],
  ])('answered with %j returns %s', async (answer, status) => {
    const port = await startClamd((_, socket) => socket.end(answer));

    expect(await scannerAt(port)(new Uint8Array([1, 2, 3]))).toBe(status);
  });

  it('sends all chunks of a file', async () => {
    const bytes = new Uint8Array(3 * 1024 * 1024 + 17).map((_, index) => index % 251);
    let received: Buffer | undefined;
    const port = await startClamd((file, socket) => {
      received = file;
      socket.end('stream: OK\0');
    });

    expect(await scannerAt(port)(bytes)).toBe('clean');
    expect(received?.equals(bytes)).toBe(true);
  });

  it.each([
    ['INSTREAM size limit exceeded. ERROR\0', 'too-large'],
    ["stream: Can't allocate memory ERROR\0", 'no-verdict'],
    ['stream: OK FOUND nothing\0', 'no-verdict'],
    ['OK\0', 'no-verdict'],
    ['\0', 'no-verdict'],
    ['stream: OK', 'no-answer'],
    ['', 'no-answer'],
    ['x'.repeat(2000), 'long-answer'],
  ])('answered with %j returns no verdict', async (answer, code) => {
    const port = await startClamd((_, socket) => socket.end(answer));

    await expect(scannerAt(port)(new Uint8Array(10))).rejects.toMatchObject({
      dependency: 'scanner',
      code,
    });
  });

  it('returns no verdict after a timeout', async () => {
    const port = await startClamd(() => undefined);

    await expect(scannerAt(port, 50)(new Uint8Array(10))).rejects.toMatchObject({
      code: 'timeout',
    });
  });

  it('returns no verdict if nothing listens', async () => {
    await expect(scannerAt(9)(new Uint8Array(10))).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});

describe('DOCUMENT_SCANNER', () => {
  it('turns the scanner off if empty', async () => {
    expect(await createScanner('')(new Uint8Array(1))).toBe('not_scanned');
  });

  it('names a clamd by host and port', async () => {
    const port = await startClamd((_, socket) => socket.end('stream: OK\0'));

    expect(await createScanner(`clamav://127.0.0.1:${port}`)(new Uint8Array(1))).toBe('clean');
  });

  it.each(['clamav://secret-host', 'http://secret-host:3310', 'secret-host:3310', 'on'])(
    'refuses %s without repeating the value',
    (setting) => {
      expect(() => createScanner(setting)).toThrow('DOCUMENT_SCANNER');
      expect(() => createScanner(setting)).not.toThrow('secret-host');
    },
  );
});
