import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../../supabase/local/database/database.ts';
import { TEST_BOND_KEY } from '../bond-key.ts';
import { emptyMailbox } from '../mailbox.ts';
import { readDatabaseUrl } from '../postgres/connect-socket.ts';
import { NativePostgres } from '../postgres/native-postgres.ts';
import type { TestStack } from '../stack.ts';
import { TEST_SECRETS } from '../test-secrets.ts';
import { OWN_SCHEMAS, readSeededRows, restoreRows, type SeededRows } from './seeded-rows.ts';
import type { StackPlace } from './stack-place.ts';

/** Domains that belong to nobody (RFC 2606). Tests make accounts only there. */
const TEST_ADDRESS = String.raw`@(.+\.)?(example\.(com|org|net)|[^@]+\.(example|test|invalid))$`;

type OpenStack = { database: Database; seeded: SeededRows };

let opened: Promise<OpenStack> | undefined;

/**
 * The stack of the variables, as new: no account, no application, no file, no mail, and the rows of the migrations.
 * Rejects before it deletes anything if the project has an account that no test made.
 */
export async function borrowOtherStack(place: StackPlace): Promise<TestStack> {
  opened ??= open(place);
  const { database, seeded } = await opened;
  await emptyStorage(place, database);
  await emptyTables(database, [...seeded.keys()]);
  await restoreRows(database, seeded);
  if (place.mailUrl) await emptyMailbox(place.mailUrl);

  return {
    apiUrl: place.apiUrl,
    mailUrl: place.mailUrl ?? 'no mailbox: MARSHLINE_STACK_MAIL_URL is not set',
    smtpPort: 0,
    database,
    sealingKey: TEST_SECRETS.sealingKey,
    bondKeys: { keys: [TEST_BOND_KEY.published] },
    output: [],
    stop: () => Promise.resolve(),
  };
}

async function open(place: StackPlace): Promise<OpenStack> {
  const postgres = await NativePostgres.open(readDatabaseUrl(place.databaseUrl));
  const strangers = await postgres.query<{ count: number }>(
    `select count(*)::int as count from auth.users where email !~ $1`,
    [TEST_ADDRESS],
  );
  const count = strangers.rows[0]?.count ?? 0;
  if (count > 0) {
    throw new Error(
      `The project at ${place.apiUrl} has ${count} accounts outside example.com. The tests delete every account and application: give them a project of their own.`,
    );
  }

  return {
    // A test may take a method out of the object.
    database: {
      query: (...args: Parameters<typeof postgres.query>) => postgres.query(...args),
      exec: (...args) => postgres.exec(...args),
      transaction: (work) => postgres.transaction(work),
      listen: (channel, callback) => postgres.listen(channel, callback),
    } as Database,
    seeded: await readSeededRows(),
  };
}

async function emptyTables(database: Database, seeded: readonly string[]): Promise<void> {
  const { rows } = await database.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind = 'r' and nspname = any($1)`,
    [OWN_SCHEMAS],
  );
  const filled = rows.map(({ name }) => name).filter((name) => !seeded.includes(name));
  await database.exec(
    `set session_replication_role = replica;
     truncate ${filled.join(', ')};
     set session_replication_role = origin;
     delete from auth.users;`,
  );
}

/** Over the API: a hosted project refuses `delete from storage.objects`. */
async function emptyStorage({ apiUrl, secretKey }: StackPlace, database: Database): Promise<void> {
  const { storage } = createClient(apiUrl, secretKey, { auth: { persistSession: false } });
  const { rows } = await database.query<{ bucket: string; names: string[] }>(
    'select bucket_id as bucket, array_agg(name) as names from storage.objects group by bucket_id',
  );
  for (const { bucket, names } of rows) {
    const { error } = await storage.from(bucket).remove(names);
    if (error) throw error;
  }
}
