import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { HOST } from '../../../supabase/local/http/listen.ts';

/** A call that the Supabase CLI made. */
export type ApiCall = { method: string; path: string; query: URLSearchParams; body: Request };

/** An answer of the stand-in: a JSON value. Undefined is a 404. */
type Answers = (call: { method: string; path: string }) => unknown;

/** A stand-in for the platform's Management API on this machine, with the calls that it received. */
export type ManagementApi = { url: string; calls: ApiCall[]; stop: () => Promise<void> };

/** Start a stand-in that answers with these values. */
export async function startManagementApi(answers: Answers): Promise<ManagementApi> {
  const calls: ApiCall[] = [];
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const { method = 'GET', url = '/', headers } = incoming;
      const { pathname: path, searchParams: query } = new URL(url, 'http://stand-in');
      const bytes = await buffer(incoming);
      const hasBody = bytes.length > 0 && method !== 'GET';
      const contentType = headers['content-type'] ?? '';
      const body = new Request('http://stand-in', {
        method,
        headers: { 'content-type': contentType },
        ...(hasBody && { body: new Uint8Array(bytes) }),
      });
      calls.push({ method, path, query, body });

      const answer = answers({ method, path });
      outgoing.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify(answer ?? { message: `nothing at ${path}` }));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://${HOST}:${port}`,
    calls,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
