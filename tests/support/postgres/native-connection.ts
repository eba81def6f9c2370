import { PgliteConnection } from '@supabase/lite/pglite';
import {
  CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Driver,
} from 'kysely';
import { createNativeDatabase, hasPostgresServer } from './native-database.ts';
import type { NativePostgres } from './native-postgres.ts';

/** What the embedded Data API knows of every Postgres, without the start of PGlite. */
const PostgresConnection = Object.getPrototypeOf(PgliteConnection) as new (
  config: object,
) => Pick<PgliteConnection, 'kysely' | 'clearSchemaCache'>;

class NativeConnection extends PostgresConnection {
  readonly driver: NativePostgres;

  constructor(driver: NativePostgres) {
    super({});
    this.driver = driver;
    this.kysely = new Kysely({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => oneSession(driver),
        createIntrospector: (database) => new PostgresIntrospector(database),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
    });
  }

  async exec(sql: string) {
    return { rows: (await this.driver.exec(sql))[0]?.rows ?? [] };
  }

  async close() {
    await this.clearSchemaCache();
    await this.driver.close();
  }
}

/** The option of a stack that gives it a database of the tests' Postgres server. None where there is no server. */
export function nativeDatabase(): { openDatabase?: () => Promise<PgliteConnection> } {
  if (!hasPostgresServer()) return {};

  return {
    openDatabase: async () =>
      new NativeConnection(await createNativeDatabase()) as unknown as PgliteConnection,
  };
}

/** Everything in one session, as with PGlite: the stack lets one request at a time use it. */
function oneSession(postgres: NativePostgres): Driver {
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters }: CompiledQuery) {
      const { rows, affectedRows } = await postgres.query<R>(sql, [...parameters]);

      return { rows, ...(affectedRows !== undefined && { numAffectedRows: BigInt(affectedRows) }) };
    },
    streamQuery: () => {
      throw new Error('The embedded Data API does not stream.');
    },
  };
  const run = (sql: string) => connection.executeQuery(CompiledQuery.raw(sql));

  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(connection),
    beginTransaction: async () => void (await run('begin')),
    commitTransaction: async () => void (await run('commit')),
    rollbackTransaction: async () => void (await run('rollback')),
    releaseConnection: () => Promise.resolve(),
    destroy: () => Promise.resolve(),
  };
}
