import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { withCors } from '../../../supabase/local/http/cors';
import { serve, type Handler } from '../../../supabase/local/http/serve';
import { routeRequests } from '../../../supabase/local/http/routes';

const PURPOSE = { what: 'the API', variable: 'MARSHLINE_API_PORT' };

async function serveForTest(handler: Handler) {
  const errors: unknown[] = [];
  const server = await serve({
    port: 0,
    purpose: PURPOSE,
    handler,
    onError: (error) => errors.push(error),
  });
  onTestFinished(server.close);

  return { url: `http://127.0.0.1:${server.port}`, port: server.port, errors };
}

describe('serve', () => {
  it("passes on method, headers, body and the socket's address, and sends the answer", async () => {
    const { url } = await serveForTest(async (request, peer) =>
      Response.json(
        { path: new URL(request.url).pathname, body: await request.text(), peer: peer.peerAddress },
        { status: 201, headers: { 'x-answer': request.headers.get('x-question') ?? '' } },
      ),
    );

    const response = await fetch(`${url}/a/b`, {
      method: 'POST',
      body: 'hello',
      headers: { 'x-question': 'why' },
    });

    expect(response.status).toBe(201);
    expect(response.headers.get('x-answer')).toBe('why');
    expect(await response.json()).toEqual({ path: '/a/b', body: 'hello', peer: '127.0.0.1' });
  });

  it('sends several cookies as several headers, and no body for HEAD', async () => {
    const { url } = await serveForTest(() => {
      const headers = new Headers();
      headers.append('set-cookie', 'a=1');
      headers.append('set-cookie', 'b=2');
      return Promise.resolve(new Response('body', { headers }));
    });

    const response = await fetch(url, { method: 'HEAD' });

    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(await response.text()).toBe('');
  });

  it('keeps idle connections longer than any client, so that no request meets a closing one', async () => {
    const { port } = await serveForTest(() => Promise.resolve(new Response('here')));
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
    const [head] = (await once(socket, 'data')) as [Buffer];
    const seconds = Number(/keep-alive: timeout=(\d+)/i.exec(String(head))?.[1]);

    expect(seconds).toBeGreaterThan(90); // Deno's fetch, which functions use for the API
  });

  it('returns 500 without details if the handler fails, and logs the error', async () => {
    const { url, errors } = await serveForTest(() => Promise.reject(new Error('secret detail')));

    const response = await fetch(url);

    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret');
    expect(errors).toEqual([new Error('secret detail')]);
  });

  it("ignores the client's host in the address of a request", async () => {
    const { url, port } = await serveForTest((request) =>
      Promise.resolve(new Response(request.url)),
    );
    const socket = connect(port, '127.0.0.1');
    socket.end('GET /x HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n');

    expect(await text(socket)).toContain(`${url}/x`);
  });

  it('names a port in use, its purpose and the solution', async () => {
    const { port } = await serveForTest(() => Promise.resolve(new Response()));
    const again = serve({
      port,
      purpose: PURPOSE,
      handler: () => Promise.reject(),
      onError: () => {},
    });

    await expect(again).rejects.toThrow(
      `Port ${port}, where the API should listen, is taken. Stop the program that uses it (is the stack running already?) or set MARSHLINE_API_PORT to another port.`,
    );
  });
});

describe('withCors', () => {
  const peer = { peerAddress: '127.0.0.1' };

  it('allows any page to send the headers it requests, without asking the service', async () => {
    const handler = withCors(() => Promise.reject(new Error('not asked')));
    const asked = 'authorization,apikey,x-client-info,content-type,prefer,x-retry-count';

    const response = await handler(
      new Request('http://127.0.0.1/rest/v1/x', {
        method: 'OPTIONS',
        headers: { 'access-control-request-headers': asked },
      }),
      peer,
    );

    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toBe(asked);
    expect(response.headers.get('access-control-allow-methods')).toContain('PATCH');
  });

  it('allows any page to read an answer and the headers that supabase-js reads', async () => {
    const handler = withCors(() => Promise.resolve(new Response('x', { status: 206 })));

    const response = await handler(new Request('http://127.0.0.1/rest/v1/x'), peer);

    expect(response.status).toBe(206);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-expose-headers')).toContain('Content-Range');
  });
});

describe('routeRequests', () => {
  const route = routeRequests({
    functions: () => Promise.resolve(new Response('functions')),
    auth: () => Promise.resolve(new Response('auth')),
    lite: () => Promise.resolve(new Response('lite')),
  });
  const ask = async (path: string, method = 'GET') =>
    route(new Request(`http://127.0.0.1${path}`, { method }), { peerAddress: '127.0.0.1' });

  it.each([
    ['/functions/v1/x', 'functions'],
    ['/rest/v1/x', 'lite'],
    ['/auth/v1/x', 'auth'],
    ['/storage/v1/x', 'lite'],
  ])('sends %s to %s', async (path, expected) => {
    expect(await (await ask(path)).text()).toBe(expected);
  });

  it.each(['/', '/_system/config', '/studio', '/rest/v10/x'])(
    'returns nothing at %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );

  it("leaves a function's preflight to the function, like the platform", async () => {
    expect(await (await ask('/functions/v1/x', 'OPTIONS')).text()).toBe('functions');
  });
});
