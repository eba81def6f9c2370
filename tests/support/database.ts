import { randomUUID } from 'node:crypto';
import type { Transaction } from '@electric-sql/pglite';
import { IN_MEMORY, openConnection } from '../../supabase/local/database/database.ts';
import { databaseImage } from '../../supabase/local/database/image.ts';

/** Who acts on the database: a visitor, a signed-in customer by id, or the functions. */
export type Actor = 'anon' | 'service_role' | { userId: string };

type Row = Record<string, unknown>;

/** A Postgres of one's own with the project's migrations, on which one may act as anyone. */
export type TestDatabase = {
  /** Run one statement as the owner of the database, whom no rule holds. */
  query: (sql: string, parameters?: unknown[]) => Promise<Row[]>;
  /** Run one statement as someone, in a transaction of its own. Rejects with Postgres's error and its code. */
  queryAs: (actor: Actor, sql: string, parameters?: unknown[]) => Promise<Row[]>;
  /** How many rows a statement of someone changed. */
  changeAs: (actor: Actor, sql: string, parameters?: unknown[]) => Promise<number>;
  /** Add a user to Auth. */
  addCustomer: () => Promise<{ userId: string }>;
  close: () => Promise<void>;
};

/** Open a fresh database in memory. */
export async function openDatabase(): Promise<TestDatabase> {
  const connection = await openConnection(IN_MEMORY, databaseImage);
  const postgres = connection.driver;

  const runAs = (actor: Actor, sql: string, parameters: unknown[] = []) =>
    postgres.transaction(async (transaction) => {
      await become(transaction, actor);
      return transaction.query<Row>(sql, parameters);
    });

  return {
    query: async (sql, parameters = []) => (await postgres.query<Row>(sql, parameters)).rows,
    queryAs: async (actor, sql, parameters) => (await runAs(actor, sql, parameters)).rows,
    changeAs: async (actor, sql, parameters) =>
      (await runAs(actor, sql, parameters)).affectedRows ?? 0,
    addCustomer: async () => {
      const userId = randomUUID();
      await postgres.query('insert into auth.users (id, email) values ($1, $2)', [
        userId,
        `${userId}@example.com`,
      ]);
      return { userId };
    },
    close: () => connection.close(),
  };
}

/** Take on a role the way the Data API does for a request. */
async function become(transaction: Transaction, actor: Actor): Promise<void> {
  const role = typeof actor === 'string' ? actor : 'authenticated';
  const subject = typeof actor === 'string' ? '' : actor.userId;

  await transaction.query(
    `select set_config('role', $1, true),
            set_config('request.jwt.claim.role', $1, true),
            set_config('request.jwt.claim.sub', $2, true),
            set_config('request.jwt.claims', $3, true)`,
    [role, subject, JSON.stringify({ role, ...(subject && { sub: subject }) })],
  );
}
