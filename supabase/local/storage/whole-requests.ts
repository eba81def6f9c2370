import type { Handler } from '../http/serve.ts';
import { storageFailure } from './failures.ts';

/** In bytes: more than any bucket accepts, and the limit of one request's memory on this machine. */
const MAX_BYTES = 64 * 1024 * 1024;

/** The status for a client that has disconnected. Nobody reads it. */
const CLIENT_GONE = 499;

/**
 * Read a whole request before processing it: a request holds the database until it is answered, and an upload over a
 * slow line would block everyone. A broken upload leaves nothing behind. The limit counts received bytes, so a false or
 * missing length does not bypass it.
 */
export function withWholeRequests(handler: Handler): Handler {
  return async (request, peer) => {
    if (!request.body) return handler(request, peer);

    let bytes: Uint8Array<ArrayBuffer> | undefined;
    try {
      bytes = await readAtMost(request.body, MAX_BYTES);
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

/**
 * All bytes of a stream, or undefined above the limit. It reads to the end, because a client answered earlier would not
 * see the reason.
 */
async function readAtMost(
  stream: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;

  for await (const chunk of stream) {
    length += chunk.byteLength;
    if (length <= maxBytes) chunks.push(chunk);
    else chunks.length = 0;
  }

  return length > maxBytes ? undefined : new Uint8Array(Buffer.concat(chunks, length));
}
