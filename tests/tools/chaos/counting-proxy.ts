import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy between functions and their platform. */
export type CountingProxy = {
  port: number;
  /** The platform's address for functions. */
  url: string;
  /**
   * Restart the count. At the call with this number the platform answers, and `reached` runs before the function gets
   * the answer.
   */
  arm: (call: number, reached: () => Promise<unknown>) => void;
  /** Calls since then. */
  count: () => number;
  stop: () => Promise<void>;
};

/** Headers of a single connection, which the next connection sets itself. */
const NOT_PASSED_ON = ['host', 'connection', 'content-length', 'transfer-encoding', 'keep-alive'];

/** Start a proxy in front of an API. `apiUrl` runs at each call, because the API may start later. */
export async function startCountingProxy(apiUrl: () => string): Promise<CountingProxy> {
  let calls = 0;
  let armed = { call: 0, reached: (): Promise<unknown> => Promise.resolve() };

  const server = createServer((request, response) => {
    calls += 1;
    const isLast = calls === armed.call;
    void (async () => {
      const answer = await forward(`${apiUrl()}${request.url ?? '/'}`, request);
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (isLast) await armed.reached();
      const headers = [...answer.headers].filter(([name]) => !DECODED.includes(name));
      response.writeHead(answer.status, Object.fromEntries(headers)).end(bytes);
    })().catch(() => response.destroy());
  });
  await new Promise<void>((fulfil) => server.listen(0, '127.0.0.1', fulfil));
  const { port } = server.address() as AddressInfo;

  return {
    port,
    url: `http://127.0.0.1:${port}`,
    arm(call, reached) {
      calls = 0;
      armed = { call, reached };
    },
    count: () => calls,
    stop: () =>
      new Promise((fulfil) => {
        server.closeAllConnections();
        server.close(() => fulfil());
      }),
  };
}

/** Headers that no longer hold after `fetch`, and headers that the new connection sets itself. */
const DECODED = ['content-encoding', 'content-length', 'transfer-encoding', 'connection'];

async function forward(url: string, request: IncomingMessage): Promise<Response> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (!NOT_PASSED_ON.includes(name) && value !== undefined) headers.set(name, String(value));
  }
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';

  return fetch(url, {
    method: request.method ?? 'GET',
    headers,
    ...(hasBody && { body: Buffer.concat(parts) }),
  });
}
