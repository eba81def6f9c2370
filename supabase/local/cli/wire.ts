import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { PGlite } from '@supabase/lite/pglite';
import { HOST } from '../http/listen.ts';

/** A Postgres that programs reach over the network protocol, and the function that closes it. */
export type Wire = { url: string; close: () => Promise<void> };

/** A Postgres that the official CLI can use: one that opens its own port, or a PGlite. */
export type WirePostgres = PGlite | { openWire: () => Promise<Wire> };

/** Serve a Postgres on a free port of this machine, for the official CLI. Nothing else may use the database. */
export async function openWire(postgres: WirePostgres): Promise<Wire> {
  if ('openWire' in postgres) return postgres.openWire();

  const server = new PGLiteSocketServer({
    db: postgres as unknown as ConstructorParameters<typeof PGLiteSocketServer>[0]['db'],
    host: HOST,
    port: 0,
    maxConnections: 10,
  });
  await server.start();

  return {
    url: `postgresql://postgres:postgres@${server.getServerConn()}/postgres?sslmode=disable`,
    close: () => server.stop(),
  };
}
