import { asRole, type Claims, createTestDatabase, insertUser } from './test-database.ts';

/**
 * Somebody who is signed in, and what their token says: the session, how sure Auth is of who they are, and when they
 * entered the last code of a second factor. A token without a session says aal1.
 */
export type SignedIn = {
  userId: string;
  sessionId?: string;
  aal?: 'aal1' | 'aal2';
  challengedAt?: Date;
};

/** Who acts on the database: a visitor, the functions, or somebody who is signed in. */
export type Actor = 'anon' | 'service_role' | SignedIn;

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
    const claims = typeof actor === 'string' ? {} : claimsOf(actor);

    return asRole(postgres, role, claims, async (transaction) => {
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

/** The claims that Auth puts into the token of somebody, the newest proof first. */
function claimsOf({ userId, sessionId, aal = 'aal1', challengedAt }: SignedIn): Claims {
  const seconds = (at: Date) => Math.floor(at.getTime() / 1000);
  const proofs = [
    ...(challengedAt ? [{ method: 'totp', timestamp: seconds(challengedAt) }] : []),
    { method: 'password', timestamp: seconds(new Date()) },
  ];

  return { sub: userId, aal, amr: proofs, ...(sessionId && { session_id: sessionId }) };
}
