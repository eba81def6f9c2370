import type { Database } from '../database/database.ts';
import type { Account } from './accounts.ts';

/** The bcrypt cost of a hash. The embedded Auth uses the same cost. */
function cost(): number {
  return Number(process.env.LITE_AUTH_BCRYPT_COST) || 10;
}

/** Whether a password matches an account. No password matches an account without one. */
export async function isPasswordOf(
  database: Database,
  { encrypted_password: hash }: Account,
  password: string,
): Promise<boolean> {
  if (!hash) return false;

  const readable = hash.replace(/^\$2b\$/, '$2a$'); // the same algorithm; pgcrypto knows the older name
  const { rows } = await database.query<{ is_same: boolean }>(
    'select extensions.crypt($1, $2) = $2 as is_same',
    [password, readable],
  );

  return rows[0]?.is_same ?? false;
}

/** Take the time of a password hash when there is no account to compare with. */
export async function pretendToHash(database: Database, password: string): Promise<void> {
  await hashPassword(database, password);
}

/** The hash of a password, in the format that the embedded Auth compares. */
export async function hashPassword(database: Database, password: string): Promise<string> {
  const { rows } = await database.query<{ hash: string }>(
    `select extensions.crypt($1, extensions.gen_salt('bf', $2)) as hash`,
    [password, cost()],
  );

  return rows[0]?.hash ?? '';
}
