import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable, type Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { HOST, listen } from './listen.ts';

/** Answers a request. `peerAddress` is the caller's address from the socket. */
export type Handler = (request: Request, peer: { peerAddress: string }) => Promise<Response>;

/** A listening server, and the function that stops it with all its connections. */
export type HttpServer = { port: number; close: () => Promise<void> };

/**
 * How long an idle connection stays open: longer than any client keeps one (Deno: 90 seconds). A server that closes
 * first may close while the next request is on its way, and that request is lost.
 */
const KEEP_ALIVE_MS = 120_000;

/**
 * Serve web-standard requests and responses over Node's HTTP on 127.0.0.1. A handler that rejects becomes a plain 500,
 * and its error goes to `onError`.
 */
export async function serve(options: {
  port: number;
  purpose: { what: string; variable: string };
  handler: Handler;
  onError: (error: unknown) => void;
  /** Handles connections that ask for another protocol. Default: they are answered as requests. */
  upgrade?: (incoming: IncomingMessage, socket: Duplex, head: Buffer) => void;
}): Promise<HttpServer> {
  const { handler, onError } = options;
  const server = createServer((incoming, outgoing) => {
    const peerAddress = incoming.socket.remoteAddress ?? 'unknown';
    void answer(incoming, peerAddress)
      .catch((error: unknown) => {
        onError(error);
        return Response.json(
          { message: 'The local stack failed, see its output' },
          { status: 500 },
        );
      })
      .then((response) => send(response, outgoing, incoming.method === 'HEAD'))
      .catch(() => outgoing.destroy()); // the client has gone
  });

  server.keepAliveTimeout = KEEP_ALIVE_MS;

  const upgraded = new Set<Duplex>();
  const { upgrade } = options;
  if (upgrade) {
    server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
      upgraded.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => upgraded.delete(socket));
      upgrade(incoming, socket, head);
    });
  }

  const answer = async (incoming: IncomingMessage, peerAddress: string) => {
    const request = toRequest(incoming, port);
    request?.headers.set('x-forwarded-for', peerAddress); // whatever the client claims
    return request
      ? handler(request, { peerAddress })
      : Response.json({ message: 'Malformed address' }, { status: 400 });
  };
  const port = await listen(server, options.port, options.purpose);

  return {
    port,
    close: () =>
      new Promise((fulfil) => {
        server.close(() => fulfil());
        server.closeAllConnections();
        for (const socket of upgraded) socket.destroy(); // the server no longer counts them as its own
      }),
  };
}

/** The host is fixed, so that no forged `Host` header gets into an address that the stack builds. */
function toRequest(incoming: IncomingMessage, port: number): Request | undefined {
  const url = `http://${HOST}:${port}${incoming.url ?? '/'}`;
  if (!incoming.url?.startsWith('/') || !URL.canParse(url)) return undefined;

  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    values?.forEach((value) => headers.append(name, value));
  }
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';

  return new Request(url, {
    method,
    headers,
    ...(hasBody ? { body: Readable.toWeb(incoming) as BodyInit, duplex: 'half' as const } : {}),
  });
}

async function send(response: Response, outgoing: ServerResponse, isHead: boolean): Promise<void> {
  outgoing.statusCode = response.status;
  outgoing.setHeaders(response.headers);
  if (!response.body || isHead) {
    await response.body?.cancel();
    outgoing.end();
    return;
  }

  await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing);
}
