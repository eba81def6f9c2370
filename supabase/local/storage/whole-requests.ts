import type { Handler } from '../http/serve.ts';
import { storageFailure } from './failures.ts';

/** More than any bucket takes, and what one request may hold of this machine's memory, in bytes. */
const MOST_BYTES = 64 * 1024 * 1024;

/** What an answer to a client that has gone is numbered. Nobody reads it. */
const CLIENT_GONE = 499;

/**
 * Take in what is sent to the end before anything is done with it: a request holds the database until it is answered,
 * and an upload over a slow line would keep everybody waiting. An upload that breaks off leaves nothing behind. What is
 * counted is what came: a length that a client only claims, or leaves out, gets it past no limit.
 */
export function withWholeRequests(handler: Handler): Handler {
  return async (request, peer) => {
    if (!request.body) return handler(request, peer);

    let bytes: Uint8Array<ArrayBuffer> | undefined;
    try {
      bytes = await readAtMost(request.body, MOST_BYTES);
    } catch {
      return new Response(null, { status: CLIENT_GONE });
    }
    if (!bytes) return storageFailure('EntityTooLarge');

    const headers = new Headers(request.headers);
    headers.set('content-length', String(bytes.byteLength));

    return handler(
      new Request(request.url, { method: request.method, headers, body: bytes }),
      peer,
    );
  };
}

/** All bytes of a stream; undefined when there are more. It is read to its end: a client answered before would not see why. */
async function readAtMost(
  stream: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;

  for await (const chunk of stream) {
    length += chunk.byteLength;
    if (length <= most) chunks.push(chunk);
    else chunks.length = 0;
  }

  return length > most ? undefined : new Uint8Array(Buffer.concat(chunks, length));
}
