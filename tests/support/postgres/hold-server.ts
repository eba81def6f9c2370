/** Starts a Postgres server, prints its socket, and waits to be killed: for the test of a killed run. */
import process from 'node:process';
import { findPrograms } from './programs.ts';
import { startPostgresServer } from './server.ts';

const { socketPath } = await startPostgresServer(findPrograms() ?? '');
process.stdout.write(`${socketPath}\n`);
setInterval(() => undefined, 60_000);
