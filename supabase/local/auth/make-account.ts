import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { findByEmail, findById, type Account } from './accounts.ts';
import { AuthFailure, invalid } from './failure.ts';
import { hashPassword } from './passwords.ts';

/** An account to be made. Without a password it gets one that nobody knows. */
export type NewAccount = {
  id?: string;
  email: string;
  password?: string;
  isConfirmed: boolean;
  userMetadata: Record<string, unknown>;
  appMetadata: Record<string, unknown>;
};

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** bcrypt reads no further. */
const MAX_PASSWORD_LENGTH = 72;

/** An address as it is stored. Throws when it is none. */
export function readEmail(email: string): string {
  if (email === '') throw invalid('An email address is required');
  if (!EMAIL.test(email)) throw invalid('Unable to validate email address: invalid format');

  return email.toLowerCase();
}

/** Refuse an address that another account has. */
export async function checkEmailIsFree(database: Database, email: string, ownId?: string) {
  const other = await findByEmail(database, email);
  if (!other || other.id === ownId) return;

  throw new AuthFailure(
    422,
    'email_exists',
    'A user with this email address has already been registered',
  );
}

/** Make an account with its identity, and give it. */
export async function makeAccount(database: Database, wanted: NewAccount): Promise<Account> {
  const { id = randomUUID(), email, isConfirmed, userMetadata, appMetadata } = wanted;
  const password = wanted.password || randomBytes(32).toString('base64url');
  if (password.length > MAX_PASSWORD_LENGTH)
    throw invalid(`Password cannot be longer than ${MAX_PASSWORD_LENGTH} characters`);

  await database.query(
    `insert into auth.users
       (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
     values ($1, $2, $3, case when $4 then now() end, $5, $6)`,
    [
      id,
      email,
      await hashPassword(database, password),
      isConfirmed,
      JSON.stringify({ provider: 'email', providers: ['email'], ...appMetadata }),
      JSON.stringify({ ...userMetadata, email_verified: isConfirmed }),
    ],
  );
  await database.query(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
     values ($1, 'email', $2, $3, $4)`,
    [
      randomUUID(),
      id,
      id,
      JSON.stringify({ sub: id, email, email_verified: false, phone_verified: false }),
    ],
  );

  const account = await findById(database, id);
  if (!account) throw new Error('The account was not made');

  return account;
}
