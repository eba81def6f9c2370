import type { Database } from '../database/database.ts';
import type { Account } from './accounts.ts';

/** What a hash costs, here as in the embedded Auth, which asks at each one. */
function cost(): number {
  return Number(process.env.LITE_AUTH_BCRYPT_COST) || 10;
}

/** Whether a password is the one of an account. An account without a password has none that fits. */
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

/** Spend the time of hashing a password, where there is no account to compare with. */
export async function pretendToHash(database: Database, password: string): Promise<void> {
  await hashPassword(database, password);
}

/** The hash of a password, as the embedded Auth can compare it. */
export async function hashPassword(database: Database, password: string): Promise<string> {
  const { rows } = await database.query<{ hash: string }>(
    `select extensions.crypt($1, extensions.gen_salt('bf', $2)) as hash`,
    [password, cost()],
  );

  return rows[0]?.hash ?? '';
}
