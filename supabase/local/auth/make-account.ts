import { randomBytes, randomUUID } from 'node:crypto';
import { parseEmail } from '../../../src/domain/formats/email.ts';
import type { Database } from '../database/database.ts';
import { findByEmail, findById, type Account } from './accounts.ts';
import { AuthFailure, invalid } from './failure.ts';
import { hashPassword } from './passwords.ts';

/** An account to create. Without a password it gets a random one that nobody knows. */
export type NewAccount = {
  id?: string;
  email: string;
  password?: string;
  isConfirmed: boolean;
  userMetadata: Record<string, unknown>;
  appMetadata: Record<string, unknown>;
};

/** bcrypt ignores further bytes. */
const MAX_PASSWORD_LENGTH = 72;

/**
 * An address in its stored form. Throws for an invalid address. Mail programs read some texts as another address, or as
 * two, and would send a link to somebody else.
 */
export function readEmail(email: string): string {
  if (email === '') throw invalid('An email address is required');
  const address = parseEmail(email);
  if (address === undefined || address.length !== email.length)
    throw invalid('Unable to validate email address: invalid format');

  return address.toLowerCase();
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

/** Create an account with its identity, and return it. */
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
  if (!account) throw new Error('The account was not created');

  return account;
}
