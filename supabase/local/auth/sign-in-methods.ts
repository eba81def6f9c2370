import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';

/** The methods of signing in, by their names in the platform's `amr` claim. */
export type SignInMethod =
  | 'password'
  | 'otp'
  | 'magiclink'
  | 'recovery'
  | 'email/signup'
  | 'email_change'
  | 'invite'
  | 'oauth'
  | 'totp';

/** The token's claims about the sign-in of its session. */
export type Assurance = {
  aal: 'aal1' | 'aal2';
  /** Newest first, each with the second of its last use. */
  amr: { method: string; timestamp: number }[];
};

/** The methods of a mailed link: the owner has verified the address, not the password. */
const BY_LINK = ['otp', 'magiclink', 'recovery'] satisfies SignInMethod[];

const SECOND_FACTOR = 'totp' satisfies SignInMethod;

/** Record a method of a session. A recorded method gets the current time. */
export async function addSignInMethod(
  database: Database,
  sessionId: string,
  method: SignInMethod,
): Promise<void> {
  await database.query(
    `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
     values ($1, $2, clock_timestamp(), clock_timestamp(), $3)
     on conflict on constraint mfa_amr_claims_session_id_authentication_method_pkey
       do update set updated_at = excluded.updated_at`,
    [randomUUID(), sessionId, method],
  );
}

/** The claims of a session's tokens: aal2 while a second factor is among its methods. */
export async function readAssurance(database: Database, sessionId: string): Promise<Assurance> {
  const { rows } = await database.query<{ method: string; timestamp: number }>(
    `select authentication_method as method, floor(extract(epoch from updated_at))::int as timestamp
     from auth.mfa_amr_claims where session_id = $1 order by updated_at desc`,
    [sessionId],
  );
  const hasSecond = rows.some(({ method }) => method === SECOND_FACTOR);

  return { aal: hasSecond ? 'aal2' : 'aal1', amr: rows };
}

/** Whether a mailed link opened a session. */
export async function wasOpenedByLink(database: Database, sessionId: string): Promise<boolean> {
  const { rows } = await database.query(
    'select from auth.mfa_amr_claims where session_id = $1 and authentication_method = any ($2)',
    [sessionId, BY_LINK],
  );

  return rows.length > 0;
}
