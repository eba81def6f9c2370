import { asRole, createTestDatabase, insertUser } from './test-database.ts';

/** Who acts on the database: a visitor, the functions, or a signed-in customer by id. */
export type Actor = 'anon' | 'service_role' | { userId: string };

type Row = Record<string, unknown>;

/** A Postgres of one's own, with all migrations, on which one may act as anyone. */
export type ActorDatabase = {
  /** Run one statement as the owner of the database, whom no policy holds. */
  query: (sql: string, parameters?: unknown[]) => Promise<Row[]>;
  /** Run one statement as someone, in a transaction of its own. Rejects with Postgres's error and its code. */
  queryAs: (actor: Actor, sql: string, parameters?: unknown[]) => Promise<Row[]>;
  /** Run one statement as someone and take back whatever it changed. */
  tryAs: (actor: Actor, sql: string, parameters?: unknown[]) => Promise<Row[]>;
  /** How many rows a statement of someone changed. */
  changeAs: (actor: Actor, sql: string, parameters?: unknown[]) => Promise<number>;
  /** Add a user to Auth. */
  addCustomer: () => Promise<{ userId: string }>;
  close: () => Promise<void>;
};

/** Open a fresh database in memory. Close it afterwards. */
export async function openDatabase(): Promise<ActorDatabase> {
  const postgres = await createTestDatabase();

  const runAs = (actor: Actor, sql: string, parameters: unknown[] = [], isKept = true) => {
    const role = typeof actor === 'string' ? actor : 'authenticated';
    const userId = typeof actor === 'string' ? undefined : actor.userId;

    return asRole(postgres, role, userId, async (transaction) => {
      const results = await transaction.query<Row>(sql, parameters);
      if (!isKept) await transaction.rollback();

      return results;
    });
  };

  return {
    query: async (sql, parameters = []) => (await postgres.query<Row>(sql, parameters)).rows,
    queryAs: async (actor, sql, parameters) => (await runAs(actor, sql, parameters)).rows,
    tryAs: async (actor, sql, parameters) => (await runAs(actor, sql, parameters, false)).rows,
    changeAs: async (actor, sql, parameters) =>
      (await runAs(actor, sql, parameters)).affectedRows ?? 0,
    addCustomer: async () => ({ userId: await insertUser(postgres) }),
    close: () => postgres.close(),
  };
}
