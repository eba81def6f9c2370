import { findById, type Account } from './accounts.ts';
import { forward, type AuthCall, type AuthParts } from './call.ts';
import { AuthFailure } from './failure.ts';
import { readClaims } from './sessions.ts';

/** A caller with a verified token of an open session. */
export type SignedIn = {
  account: Account;
  sessionId: string;
  /** The level that the session has reached, whatever the token says. */
  aal: 'aal1' | 'aal2';
};

/**
 * The signed-in caller, or the refusal of the embedded Auth, which checks the token and its session. Throws for a
 * banned caller.
 */
export async function signedInCaller(
  parts: AuthParts,
  call: AuthCall,
): Promise<SignedIn | Response> {
  const who = await forward(parts, call, { method: 'GET', path: 'user' });
  if (!who.ok) return who;

  const token = call.request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? '';
  const claims = readClaims(token);
  const account = claims && (await findById(parts.database, claims.userId));
  if (!account) return who;
  if (isBanned(account)) throw new AuthFailure(403, 'user_banned', 'User is banned');

  const { rows } = await parts.database.query<{ aal: SignedIn['aal'] }>(
    'select aal from auth.sessions where id = $1',
    [claims.sessionId],
  );

  return { account, sessionId: claims.sessionId, aal: rows[0]?.aal ?? 'aal1' };
}

/** Whether an account is banned now. */
export function isBanned({ banned_until: until }: Account): boolean {
  return until !== null && Date.parse(until) > Date.now();
}
