import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { open } from '../../supabase/local/database/database.ts';
import { databaseImage } from '../../supabase/local/database/image.ts';
import { readDatabaseUrl } from '../support/postgres/connect-socket.ts';
import { hasPostgresServer, SOCKET_VARIABLE } from '../support/postgres/native-database.ts';
import { NativePostgres } from '../support/postgres/native-postgres.ts';
import { openPort } from '../support/postgres/open-port.ts';
import { SUPERUSER } from '../support/postgres/server.ts';
import type { SessionPlace } from '../support/postgres/wire-session.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const HOLD_SERVER = fileURLToPath(new URL('../support/postgres/hold-server.ts', import.meta.url));

/** Values of every type in the project's tables, and others that a test may select. */
const VALUES = `
  select 1::smallint as small, 2::int as whole, 9007199254740993 as large, 5::bigint as big, 1.50::numeric as price,
    12345678901234567890.5::numeric as long_number, 0.1::float8 as fraction, true as yes, 'text' as words, null as nothing,
    date '2026-11-23' as day, time '10:00' as hour, timestamp '2026-11-23 10:00' as local,
    timestamptz '2026-11-23 10:00:00.123456+02' as instant, interval '1 day 2 hours' as span,
    '{"a": [1, null]}'::json as json, '{"a": {"b": 1}}'::jsonb as jsonb, array['a,b', '"c"'] as texts,
    array[1, 2]::bigint[] as numbers, '\\x00ff'::bytea as bytes, '10.0.0.1'::inet as address,
    '11111111-1111-1111-1111-111111111111'::uuid as id, 'a'::"char" as letter, 'totp'::auth.factor_type as factor`;

const PARAMETERS = `
  select $1::jsonb as list, $2::text[] as texts, $3::int as whole, $4::boolean as yes, $5::timestamptz as instant,
    $6::uuid[] as ids, $7::bytea as bytes, $8::text as nothing`;

const GIVEN = [
  [{ a: 1 }, 'b'],
  ['a,b', '"c"', '\\\\'],
  7,
  false,
  new Date('2026-11-23T10:00:00Z'),
  ['11111111-1111-1111-1111-111111111111'],
  new Uint8Array([0, 255]),
  null,
];

const HISTORY = 'supabase_migrations.schema_migrations';

/** Makes a role that signs in with a password only. Other roles of the tests' server need none. */
const ASK_FOR_PASSWORD = String.raw`
  create role with_password login password 'pencil';
  do $$
  begin
    execute format(
      'copy (values (%L), (%L)) to %L',
      'local all with_password scram-sha-256', 'local all all trust', current_setting('hba_file')
    );
  end $$;
  select pg_reload_conf();`;

/** A session that ends with its test. */
async function openSession(place: SessionPlace) {
  const session = await NativePostgres.open(place);

  return { session, [Symbol.asyncDispose]: () => session.close() };
}

async function dataFolderOf(socketPath: string): Promise<string> {
  await using operator = await openSession({ socketPath, user: SUPERUSER, database: 'postgres' });
  const { rows } = await operator.session.query<{ folder: string }>(
    `select current_setting('data_directory') as folder`,
  );

  return String(rows[0]?.folder);
}

/** A refusal as the Data API reads it. */
async function refusalOf(database: TestDatabase, sql: string, parameters?: unknown[]) {
  const error: unknown = await database.query(sql, parameters).catch((thrown: unknown) => thrown);
  const { code, message, detail, hint, constraint } = error as Record<string, unknown>;

  return { code, message, detail, hint, constraint };
}

describe.runIf(hasPostgresServer())('a test database on the native Postgres', () => {
  let native: TestDatabase;
  let pglite: TestDatabase;

  beforeAll(async () => {
    native = await createTestDatabase();
    pglite = (await open(undefined, await databaseImage())).driver;
  });

  afterAll(async () => {
    await native.close();
    await pglite.close();
  });

  it('is Postgres 17, and the owner of the tables is no superuser', async () => {
    const { rows } = await native.query(
      `select current_setting('server_version') ~ '^17[.]' as version, current_user::text as owner, rolsuper as super
       from pg_roles where rolname = current_user`,
    );

    expect(rows).toEqual([{ version: true, owner: 'postgres', super: false }]);
  });

  it('returns and takes values as PGlite does', async () => {
    expect((await native.query(VALUES)).rows).toEqual((await pglite.query(VALUES)).rows);
    expect((await native.query(PARAMETERS, GIVEN)).rows).toEqual(
      (await pglite.query(PARAMETERS, GIVEN)).rows,
    );
  });

  it.each([
    ['a broken statement', 'selct 1', []],
    ['an unknown column', 'select unknown', []],
    ['a value of the wrong type', 'select $1::int', ['x']],
    ['a second row with the same key', `insert into ${HISTORY} select * from ${HISTORY}`, []],
  ])('refuses as PGlite does and goes on: %s', async (_, sql, parameters) => {
    expect(await refusalOf(native, sql, parameters)).toEqual(
      await refusalOf(pglite, sql, parameters),
    );
    expect((await native.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('rolls back a transaction that fails, and hears a notification when one commits', async () => {
    const heard: string[] = [];
    await native.listen('changes', (payload) => heard.push(payload));
    const failing = native.transaction(async (transaction) => {
      await transaction.exec(`notify changes, 'lost'; create table public.lost ()`);
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    await native.transaction((transaction) => transaction.exec(`notify changes, 'kept'`));
    const { rows } = await native.query(`select to_regclass('public.lost') as lost`);

    expect(heard).toEqual(['kept']);
    expect(rows).toEqual([{ lost: null }]);
  });

  it('opens a session over a network with a password, and none with a wrong one', async () => {
    const socketPath = String(process.env[SOCKET_VARIABLE]);
    const superuser = { socketPath, user: SUPERUSER, database: 'postgres' };
    await using operator = await openSession(superuser);
    await operator.session.exec(ASK_FOR_PASSWORD);
    await using ports = new AsyncDisposableStack();
    const wire = await openPort(superuser);
    ports.defer(wire.close);
    const place = readDatabaseUrl(wire.url.replace(`${SUPERUSER}:none`, 'with_password:pencil'));

    await using guest = await openSession(place);
    const { rows } = await guest.session.query('select current_user::text as name');
    expect(rows).toEqual([{ name: 'with_password' }]);
    await expect(NativePostgres.open({ ...place, password: 'pen' })).rejects.toThrow(
      'password authentication failed',
    );
  });

  it('leaves no server and no data when its run is killed', { timeout: 60_000 }, async () => {
    const holder = spawn(process.execPath, [HOLD_SERVER], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [printed] = (await once(holder.stdout, 'data')) as [Buffer];
    const socketPath = printed.toString().trim();
    const folders = [dirname(socketPath), await dataFolderOf(socketPath)];
    expect(folders.map((folder) => existsSync(folder))).toEqual([true, true]);

    holder.kill('SIGKILL');

    await vi.waitFor(
      () => expect(folders.map((folder) => existsSync(folder))).toEqual([false, false]),
      40_000,
    );
  });
});
