import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { copyPrograms } from './programs.ts';

const execute = promisify(execFile);

/** The superuser of a server. On the platform this role belongs to the platform, and projects use `postgres`. */
export const SUPERUSER = 'supabase_admin';

/** A running Postgres server: the path of its socket, and the function that ends it and deletes its data. */
export type PostgresServer = { socketPath: string; stop: () => Promise<void> };

/** What the keeper prints when Postgres takes connections. */
const READY = 'ready';

/** The user and group `nobody`. Postgres refuses to run as root. */
const NOBODY = 65_534;

const SETTINGS = {
  listen_addresses: '', // the socket only, so that no port is taken and nobody reaches it over a network
  fsync: 'off', // nobody reads the data of a test after a crash. With synchronous_commit off, vacuum would leave work undone.
  full_page_writes: 'off',
  wal_level: 'logical', // as on the platform, where Realtime reads the log
  max_wal_senders: '0',
  shared_buffers: '64MB',
  autovacuum: 'off', // PGlite has none: a test that needs statistics runs `analyze`
  jit: 'off',
  max_wal_size: '256MB', // the log is in memory too
};

/** A folder in memory, on Linux. A new database has 1,500 files. Here they take a fifth of the CPU time that a disk takes. */
const MEMORY = '/dev/shm';

/** Room for the databases of every worker and their log, several times. */
const ROOM_BYTES = 2 * 1024 ** 3;

/**
 * Runs Postgres and says when it is ready. When its standard input ends, because its owner stops it or is killed, it
 * ends Postgres and deletes both folders.
 */
const KEEPER = `
folder=$1; data=$2; log="$folder/log"
"$folder/bin/initdb" -D "$data" -U ${SUPERUSER} --auth=trust --no-sync --encoding=UTF8 \\
  --locale=C --locale-provider=builtin --builtin-locale=C.UTF-8 > "$log" 2>&1 &&
  "$folder/bin/pg_ctl" -D "$data" -l "$log" -o "-k $folder $3" -w -s start >> "$log" 2>&1 && echo ${READY} || echo failed
cat > /dev/null
"$folder/bin/pg_ctl" -D "$data" -m immediate -w -s stop >> "$log" 2>&1
rm -rf "$data" "$folder"
`;

/** Start a Postgres in temporary folders. It ends with this process, even if this process is killed. Takes a second. */
export async function startPostgresServer(programs: string): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'marshline-postgres-'));
  const data = await mkdtemp(join(await dataHome(), 'marshline-postgres-data-'));
  await copyPrograms(programs, folder);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await execute('chown', ['-R', `${NOBODY}:${NOBODY}`, folder, data]);

  const settings = Object.entries(SETTINGS).map(([name, value]) => `-c ${name}=${value}`);
  const keeper = spawn('sh', ['-c', KEEPER, 'keeper', folder, data, settings.join(' ')], {
    cwd: folder,
    detached: true, // Ctrl+C ends the owner first
    stdio: ['pipe', 'pipe', 'ignore'],
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  });
  const [said] = (await once(keeper.stdout, 'data')) as [Buffer];
  const server = { socketPath: join(folder, '.s.PGSQL.5432'), stop: () => stop(keeper) };
  if (said.toString().trim() !== READY) {
    const log = await readFile(join(folder, 'log'), 'utf8').catch(() => 'nothing');
    await server.stop();
    throw new Error(`Postgres did not start. It said:\n${log}`);
  }
  keeper.stdout.destroy();
  keeper.unref();

  return server;
}

/** Memory where there is room. Programs stay on the disk: a container may refuse to run them from memory. */
async function dataHome(): Promise<string> {
  const memory = await statfs(MEMORY).catch(() => undefined);

  return memory && memory.bavail * memory.bsize >= ROOM_BYTES ? MEMORY : tmpdir();
}

function stop(keeper: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (keeper.exitCode !== null) return resolve();
    keeper.ref();
    keeper.once('exit', () => resolve());
    keeper.stdin?.end();
  });
}
