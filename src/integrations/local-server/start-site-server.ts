import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { answerRequest } from './answer-request.ts';
import { type Compression, openBuiltSite } from './built-site.ts';
import { loadNetlifyRules } from './netlify-rules.ts';

const HOST = '127.0.0.1';

/** A running server: its address, and a function that stops it. */
export type SiteServer = { url: string; stop(): Promise<void> };

/**
 * Serve a built site on this machine as Netlify does: with its redirects, rewrites, headers, pretty
 * URLs, 404 page and compression. Port 0 picks a free port. Rejects when the port is taken, the
 * directory contains no site, or a rule does not parse.
 */
export async function startSiteServer(options: {
  port: number;
  directory: string;
  netlifyToml: string;
  /** `none` for a server of a few requests: the compression would take longer than it saves. */
  compression?: Compression;
}): Promise<SiteServer> {
  const site = {
    files: await openBuiltSite(options.directory, options),
    rules: await loadNetlifyRules(options),
  };
  const answer = async (incoming: IncomingMessage) => {
    const request = toRequest(incoming);

    return request ? answerRequest(site, request) : new Response('Bad request', { status: 400 });
  };
  const server = createServer((incoming, outgoing) => {
    void answer(incoming)
      .then((response) => sendResponse(response, outgoing))
      .catch(() => outgoing.destroy());
  });
  const port = await listen(server, options.port);

  return {
    url: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      const reason = `Port ${port} is taken. Stop what listens there, or set MARSHLINE_SITE_PORT to another.`;
      reject(isTaken ? new Error(reason) : error);
    });
    server.listen(port, HOST, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function toRequest(incoming: IncomingMessage): Request | undefined {
  const method = incoming.method ?? 'GET';
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headersDistinct)) {
    value?.forEach((item) => headers.append(name, item));
  }
  const visitor = incoming.socket.remoteAddress ?? HOST;
  headers.set('x-forwarded-for', visitor);
  headers.set('x-nf-client-connection-ip', visitor);

  const hasBody = method !== 'GET' && method !== 'HEAD';
  // Join as text, because the URL constructor would read a path that starts with two slashes as a
  // host.
  const url = `http://${headers.get('host') ?? HOST}${incoming.url ?? '/'}`;
  if (!URL.canParse(url)) return undefined;

  return new Request(url, {
    method,
    headers,
    ...(hasBody ? { body: Readable.toWeb(incoming) as BodyInit, duplex: 'half' as const } : {}),
  });
}

async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status;
  outgoing.setHeaders(response.headers);
  if (!response.body) {
    outgoing.end();
    return;
  }

  await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing);
}
