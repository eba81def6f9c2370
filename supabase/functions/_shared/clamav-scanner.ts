import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { DocumentScanner, ScanStatus } from './document-scanner.ts';
import { DependencyError } from './failures.ts';

/** Where a clamd listens. */
export type ClamdAddress = { host: string; port: number; isEncrypted: boolean };

/** How much of a file one chunk carries, in bytes. */
const CHUNK_BYTES = 64 * 1024;

/** The longest answer that is read, in bytes: the name of a signature and a word. */
const MAX_ANSWER_BYTES = 1024;

/** How long a scan may take, in milliseconds: a call of a function ends after 150 seconds. */
const TIMEOUT_MS = 60_000;

/**
 * A scanner that sends each file to clamd with its command INSTREAM (clamd(8)). Rejects with a `DependencyError` when clamd
 * does not answer in time, refuses the file for its size, or answers anything but that it found something or nothing: a
 * file is clean only when clamd says so.
 */
export function createClamavScanner(
  address: ClamdAddress,
  timeoutMs: number = TIMEOUT_MS,
): DocumentScanner {
  return async (bytes) => readAnswer(await ask(address, bytes, timeoutMs));
}

function ask(address: ClamdAddress, bytes: Uint8Array, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = open(address);
    const answer: Uint8Array[] = [];
    let length = 0;

    const fail = (code: string) => {
      clearTimeout(timeout);
      socket.destroy();
      reject(new DependencyError('scanner', code));
    };
    const succeed = () => {
      clearTimeout(timeout);
      socket.destroy();
      resolve(Buffer.concat(answer).toString('utf8'));
    };
    const timeout = setTimeout(() => fail('timeout'), timeoutMs);

    socket.on('data', (part: Uint8Array) => {
      answer.push(part);
      length += part.byteLength;
      if (length > MAX_ANSWER_BYTES) fail('long-answer');
      else if (part.includes(0)) succeed();
    });
    socket.on('end', () => fail('no-answer'));
    socket.on('error', ({ code }: NodeJS.ErrnoException) => {
      // clamd answers a file that is too large and closes while we still send.
      if (length > 0) succeed();
      else fail(code ?? 'connection');
    });
    for (const part of toStream(bytes)) socket.write(part);
  });
}

function open({ host, port, isEncrypted }: ClamdAddress): Socket {
  return isEncrypted ? connectTls({ host, port, servername: host }) : connect({ host, port });
}

/** The command, each chunk after its length in four bytes, and a chunk of no length. */
function* toStream(bytes: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for (let start = 0; start < bytes.byteLength; start += CHUNK_BYTES) {
    const chunk = bytes.subarray(start, start + CHUNK_BYTES);
    yield lengthOf(chunk.byteLength);
    yield chunk;
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Uint8Array {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);

  return length;
}

/** `stream: OK`, `stream: {name} FOUND`, or an error. The name is of clamd's list and stays with us. */
function readAnswer(answer: string): ScanStatus {
  const text = answer.replace(/\0.*$/s, '').trim();
  if (text === 'stream: OK') return 'clean';
  if (/^stream: .+ FOUND$/.test(text)) return 'infected';

  throw new DependencyError('scanner', /size limit/.test(text) ? 'too-large' : 'no-verdict');
}
