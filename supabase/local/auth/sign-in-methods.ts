import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';

/** How somebody signed in to a session, by the names that the platform's `amr` claim has for it. */
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

/** What a token says about how its session was opened. */
export type Assurance = {
  aal: 'aal1' | 'aal2';
  /** The newest first, each with the second at which it was proved last. */
  amr: { method: string; timestamp: number }[];
};

/** The methods of a mailed link: its owner has proved the address, not the password. */
const BY_LINK = ['otp', 'magiclink', 'recovery'] satisfies SignInMethod[];

const SECOND_FACTOR = 'totp' satisfies SignInMethod;

/** Note a method on a session. A method that is noted already gets the present moment. */
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

/** What the tokens of a session say: it has aal2 for as long as a second factor is among its methods. */
export async function readAssurance(database: Database, sessionId: string): Promise<Assurance> {
  const { rows } = await database.query<{ method: string; timestamp: number }>(
    `select authentication_method as method, floor(extract(epoch from updated_at))::int as timestamp
     from auth.mfa_amr_claims where session_id = $1 order by updated_at desc`,
    [sessionId],
  );
  const hasSecond = rows.some(({ method }) => method === SECOND_FACTOR);

  return { aal: hasSecond ? 'aal2' : 'aal1', amr: rows };
}

/** Whether a session was opened by a link of a mail. */
export async function wasOpenedByLink(database: Database, sessionId: string): Promise<boolean> {
  const { rows } = await database.query(
    'select from auth.mfa_amr_claims where session_id = $1 and authentication_method = any ($2)',
    [sessionId, BY_LINK],
  );

  return rows.length > 0;
}
