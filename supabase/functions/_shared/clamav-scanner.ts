import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { DocumentScanner, ScanStatus } from './document-scanner.ts';
import { DependencyError } from './failures.ts';

/** The address of a clamd server. */
export type ClamdAddress = { host: string; port: number; isEncrypted: boolean };

/** Size of one chunk of a file, in bytes. */
const CHUNK_BYTES = 64 * 1024;

/** Maximum length of clamd's answer, in bytes. An answer has the name of a signature and one word. */
const MAX_ANSWER_BYTES = 1024;

/** Time limit of a scan, in milliseconds. A function call ends after 150 seconds. */
const TIMEOUT_MS = 60_000;

/**
 * Create a scanner that sends each file to clamd with its INSTREAM command (clamd(8)). The scanner rejects with a
 * `DependencyError` if clamd does not answer in time, refuses the file's size, or gives an unknown answer. A file is
 * clean only if clamd says so.
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
      // For a file that is too large, clamd answers and closes the connection while we are still sending.
      if (length > 0) succeed();
      else fail(code ?? 'connection');
    });
    for (const part of toStream(bytes)) socket.write(part);
  });
}

function open({ host, port, isEncrypted }: ClamdAddress): Socket {
  return isEncrypted ? connectTls({ host, port, servername: host }) : connect({ host, port });
}

/** The INSTREAM command, each chunk after its length in four bytes, and an empty chunk as the end. */
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

/**
 * Read clamd's answer: `stream: OK`, `stream: {name} FOUND`, or an error. The name comes from clamd's list and is not
 * passed on.
 */
function readAnswer(answer: string): ScanStatus {
  const text = answer.replace(/\0.*$/s, '').trim();
  if (text === 'stream: OK') return 'clean';
  if (/^stream: .+ FOUND$/.test(text)) return 'infected';

  throw new DependencyError('scanner', /size limit/.test(text) ? 'too-large' : 'no-verdict');
}
