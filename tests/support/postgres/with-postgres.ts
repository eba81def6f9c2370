import process from 'node:process';
import { SOCKET_VARIABLE } from './native-database.ts';
import { findPrograms } from './programs.ts';
import { makeProjectTemplate } from './project-template.ts';
import { startPostgresServer } from './server.ts';

const NONE =
  'No native Postgres here: the tests run on PGlite and take longer. "npm ci" installs one on Linux and macOS.\n';

/**
 * Give this process and those that it starts a Postgres server for their test databases, and return the function that
 * ends it. Does nothing when they have one. Vitest calls it before a project's tests.
 */
export default async function startPostgres(): Promise<() => Promise<void>> {
  if (process.env[SOCKET_VARIABLE] !== undefined) return () => Promise.resolve();

  const programs = findPrograms();
  if (!programs) {
    process.stdout.write(NONE);
    return () => Promise.resolve();
  }

  const server = await startPostgresServer(programs);
  await makeProjectTemplate(server.socketPath);
  process.env[SOCKET_VARIABLE] = server.socketPath;

  return async () => {
    Reflect.deleteProperty(process.env, SOCKET_VARIABLE);
    await server.stop();
  };
}
