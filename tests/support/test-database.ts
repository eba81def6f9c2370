import { randomUUID } from 'node:crypto';
import type { PGlite } from '@supabase/lite/pglite';
import { open, type Database } from '../../supabase/local/database/database.ts';
import { databaseImage, type ImageSource } from '../../supabase/local/database/image.ts';
import { createNativeDatabase, hasPostgresServer } from './postgres/native-database.ts';

/** The roles of the Data API: a visitor, a signed-in user, the functions. */
export type Role = 'anon' | 'authenticated' | 'service_role';

/** Runs SQL inside the role's transaction. */
export type RoleTransaction = Parameters<Parameters<PGlite['transaction']>[0]>[0];

/** A Postgres in memory for one test. */
export type TestDatabase = PGlite;

/**
 * A new Postgres in memory with the platform's roles and all migrations, without HTTP. It is a copy of an image under
 * node_modules, so it takes less than a second. Close it afterwards.
 */
export async function createTestDatabase(source?: ImageSource): Promise<TestDatabase> {
  if (!source && hasPostgresServer()) return (await createNativeDatabase()) as unknown as PGlite;

  return (await open(undefined, await databaseImage(source))).driver;
}

/** The claims of a token besides the role: the user, and Auth's other claims. */
export type Claims = { sub?: string; [claim: string]: unknown };

/**
 * Run SQL as the Data API does for a request: in one transaction, with the caller's role and claims. `authenticated`
 * needs `sub`, and `anon` must not have it. The transaction commits when `work` resolves and rolls back when it
 * rejects, with Postgres's error and its `code`.
 */
export async function asRole<T>(
  database: Database,
  role: Role,
  claims: Claims,
  work: (transaction: RoleTransaction) => Promise<T>,
): Promise<T> {
  return database.transaction(async (transaction) => {
    await transaction.query(
      `select set_config('request.jwt.claims', $1, true),
              set_config('request.jwt.claim.sub', $2, true),
              set_config('request.jwt.claim.role', $3, true),
              set_config('role', $3, true)`,
      [JSON.stringify({ role, ...claims }), claims.sub ?? '', role],
    );

    return work(transaction);
  });
}

/** Add a confirmed user without a password, and return its id. A user who signs in must sign up over Auth instead. */
export async function insertUser(
  database: Database,
  email = `${randomUUID()}@example.com`,
): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    'insert into auth.users (id, email, email_confirmed_at) values (gen_random_uuid(), $1, now()) returning id',
    [email],
  );
  if (!rows[0]) throw new Error('The user was not added');

  return rows[0].id;
}
