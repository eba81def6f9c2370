import { borrowDatabase } from './shared-database.ts';
import { asRole, type Claims, insertUser, type TestDatabase } from './test-database.ts';

/**
 * A signed-in user with the claims of a token: the session, its assurance level, and when the user last entered a code
 * of a second factor. Without a session here, the token has one opened with the password. An empty text is a token
 * without a session.
 */
export type SignedIn = {
  userId: string;
  sessionId?: string;
  aal?: 'aal1' | 'aal2';
  challengedAt?: Date;
};

/** Who acts on the database: a visitor, the functions, or a signed-in user. */
export type Actor = 'anon' | 'service_role' | SignedIn;

type Row = Record<string, unknown>;

/** A Postgres with all migrations, for acting in each role. */
export type ActorDatabase = {
  /** Run one statement as the owner of the database, without row level security. */
  query: (sql: string, parameters?: unknown[]) => Promise<Row[]>;
  /** Run one statement as an actor, in its own transaction. Rejects with Postgres's error and its code. */
  queryAs: (actor: Actor, sql: string, parameters?: unknown[]) => Promise<Row[]>;
  /** Run one statement as an actor and roll it back. */
  tryAs: (actor: Actor, sql: string, parameters?: unknown[]) => Promise<Row[]>;
  /** The number of rows that an actor's statement changed. */
  changeAs: (actor: Actor, sql: string, parameters?: unknown[]) => Promise<number>;
  /** Add a user to Auth. */
  addCustomer: () => Promise<{ userId: string }>;
  close: () => Promise<void>;
};

/** A database in memory with the data of a new one. Close it afterwards, so that the next test file can use it. */
export async function openDatabase(): Promise<ActorDatabase> {
  const { database, giveBack } = await borrowDatabase();

  return actOn(database, giveBack);
}

/** Act on a database over one session of it. */
export function actOn(postgres: TestDatabase, close: () => Promise<void>): ActorDatabase {
  const runAs = async (actor: Actor, sql: string, parameters: unknown[] = [], isKept = true) => {
    if (typeof actor !== 'string' && actor.sessionId === undefined)
      await openSession(postgres, actor);
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
    close,
  };
}

/** The claims of a user's token from Auth, the newest factor first. */
function claimsOf({ userId, sessionId = userId, aal = 'aal1', challengedAt }: SignedIn): Claims {
  const seconds = (at: Date) => Math.floor(at.getTime() / 1000);
  const proofs = [
    ...(challengedAt ? [{ method: 'totp', timestamp: seconds(challengedAt) }] : []),
    { method: 'password', timestamp: seconds(new Date()) },
  ];

  return { sub: userId, aal, amr: proofs, ...(sessionId && { session_id: sessionId }) };
}

/** Open a session for a user who has none. The session has the user's id. */
async function openSession(postgres: TestDatabase, { userId }: SignedIn): Promise<void> {
  await postgres.query(
    `insert into auth.sessions (id, user_id, aal, created_at, updated_at)
     select id, id, 'aal1', now(), now() from auth.users where id = $1
     on conflict do nothing`,
    [userId],
  );
}
