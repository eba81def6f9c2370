import type { Database } from '../database/database.ts';
import { factorsOf } from './factors/factor-rows.ts';

/** The columns of `auth.users` that the endpoints use. */
export type Account = {
  id: string;
  aud: string;
  role: string;
  email: string | null;
  encrypted_password: string | null;
  email_confirmed_at: string | null;
  invited_at: string | null;
  confirmation_token: string | null;
  confirmation_sent_at: string | null;
  recovery_token: string | null;
  recovery_sent_at: string | null;
  email_change: string | null;
  email_change_sent_at: string | null;
  raw_app_meta_data: Record<string, unknown> | null;
  raw_user_meta_data: Record<string, unknown> | null;
  banned_until: string | null;
  last_sign_in_at: string | null;
  created_at: string;
  updated_at: string;
};

type Identity = {
  id: string;
  provider: string;
  provider_id: string;
  user_id: string;
  identity_data: Record<string, unknown>;
  email: string | null;
  last_sign_in_at: string | null;
  created_at: string;
  updated_at: string;
};

/** The account of an address, ignoring case. */
export async function findByEmail(database: Database, email: string): Promise<Account | undefined> {
  return findBy(database, 'email = lower($1)', email);
}

/** The account with an id. The id must be a UUID. */
export async function findById(database: Database, id: string): Promise<Account | undefined> {
  return findBy(database, 'id = $1', id);
}

async function findBy(database: Database, condition: string, value: string) {
  const { rows } = await database.query<Account>(
    `select * from auth.users where ${condition} and deleted_at is null`,
    [value],
  );

  return rows[0];
}

/** An account as the platform's Auth shows it to its owner and to the secret key. */
export async function toUser(
  database: Database,
  account: Account,
): Promise<Record<string, unknown>> {
  const { rows: identities } = await database.query<Identity>(
    'select * from auth.identities where user_id = $1 order by created_at',
    [account.id],
  );

  return {
    id: account.id,
    aud: account.aud,
    role: account.role,
    email: account.email ?? '',
    phone: '',
    ...told({
      email_confirmed_at: account.email_confirmed_at,
      invited_at: account.invited_at,
      confirmation_sent_at: account.confirmation_sent_at,
      confirmed_at: account.email_confirmed_at,
      recovery_sent_at: account.recovery_sent_at,
      new_email: account.email_change,
      email_change_sent_at: account.email_change_sent_at,
      last_sign_in_at: account.last_sign_in_at,
      banned_until: account.banned_until,
    }),
    app_metadata: account.raw_app_meta_data ?? {},
    user_metadata: account.raw_user_meta_data ?? {},
    identities: identities.map(({ id, provider_id: providerId, ...identity }) => ({
      identity_id: id,
      id: providerId,
      ...identity,
    })),
    ...(await factorsOf(database, account.id)),
    created_at: account.created_at,
    updated_at: account.updated_at,
    is_anonymous: false,
  };
}

/** Drops keys without a value, as the platform does. */
function told(fields: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}
