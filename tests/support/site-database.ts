import { rm } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';
import type { Stack } from '../../supabase/local/stack.ts';
import { testSite } from './test-site.ts';

/** A file of this machine instead of a port: nobody reaches it over a network. */
const SOCKET = join(tmpdir(), `marshline-test-site-${testSite.apiPort}.sock`);

type Query = { sql: string; parameters: unknown[] };

type Row = Record<string, unknown>;

/** Let the tests query the database of the test site as its owner. */
export async function serveDatabase({ database }: Stack): Promise<{ stop: () => Promise<void> }> {
  await rm(SOCKET, { force: true });
  const server: Server = createServer((incoming, outgoing) => {
    (json(incoming) as Promise<Query>)
      .then(({ sql, parameters }) => database.query(sql, parameters))
      .then(({ rows }) => outgoing.end(JSON.stringify(rows)))
      .catch((error: Error) => outgoing.writeHead(400).end(error.message));
  });
  await new Promise<void>((fulfil) => server.listen(SOCKET, fulfil));

  return { stop: () => new Promise((fulfil) => server.close(() => fulfil())) };
}

/** Rows of a query of the test site's database, as its owner. */
export function querySite(sql: string, parameters: unknown[] = []): Promise<Row[]> {
  return new Promise((fulfil, reject) => {
    const query = request({ socketPath: SOCKET, method: 'POST' }, (response) => {
      text(response)
        .then((answer) => {
          if (response.statusCode !== 200) throw new Error(answer);
          fulfil(JSON.parse(answer) as Row[]);
        })
        .catch(reject);
    });
    query.once('error', reject);
    query.end(JSON.stringify({ sql, parameters } satisfies Query));
  });
}
