import { randomBytes } from 'node:crypto';
import process from 'node:process';
import { NativePostgres } from './native-postgres.ts';
import { openPort } from './open-port.ts';
import { OWNER, TEMPLATE } from './project-template.ts';

/** The variable that names the socket of the tests' Postgres server. Without it the tests run on PGlite. */
export const SOCKET_VARIABLE = 'MARSHLINE_TEST_POSTGRES';

/** Whether this process has a Postgres server to test on. */
export function hasPostgresServer(): boolean {
  return process.env[SOCKET_VARIABLE] !== undefined;
}

/** A new database with all migrations, on the tests' server. Closing it deletes it. */
export async function createNativeDatabase(): Promise<NativePostgres> {
  const socketPath = String(process.env[SOCKET_VARIABLE]);
  const name = `test_${randomBytes(8).toString('hex')}`;
  await command(socketPath, `create database ${name} template ${TEMPLATE}`);
  const place = { socketPath, user: OWNER, database: name };
  const database = await NativePostgres.open(place);
  const end = database.close.bind(database);
  database.openWire = () => openPort(place);
  database.openSession = () => NativePostgres.open(place);
  database.close = async () => {
    await end();
    await command(socketPath, `drop database ${name} with (force)`);
  };

  return database;
}

async function command(socketPath: string, sql: string): Promise<void> {
  const session = await NativePostgres.open({ socketPath, user: OWNER, database: 'postgres' });
  try {
    await session.exec(sql);
  } finally {
    await session.close();
  }
}
