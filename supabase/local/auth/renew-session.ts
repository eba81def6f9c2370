import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { toUser, type Account } from './accounts.ts';
import type { AuthCall, AuthParts } from './call.ts';
import { withPlatformClaims } from './token-claims.ts';
import { signToken } from './tokens.ts';

/** New tokens for a session whose rights changed. The earlier refresh token becomes invalid. */
export async function renewSession(
  parts: AuthParts,
  call: AuthCall,
  { sessionId, account }: { sessionId: string; account: Account },
): Promise<Response> {
  const { database, jwtSecret, config } = parts;
  const { jwt_expiry: lifetime } = config.auth;
  const issuedAt = Math.floor(Date.now() / 1000);
  const claims = {
    sub: account.id,
    aud: account.aud,
    role: account.role,
    email: account.email ?? '',
    session_id: sessionId,
    iat: issuedAt,
    exp: issuedAt + lifetime,
  };

  return withPlatformClaims(
    parts,
    call,
    Response.json({
      access_token: signToken(claims, jwtSecret),
      token_type: 'bearer',
      expires_in: lifetime,
      expires_at: issuedAt + lifetime,
      refresh_token: await replaceRefreshToken(database, sessionId, account.id),
      user: await toUser(database, account),
    }),
  );
}

/**
 * The embedded Auth accepts the parent of the current token once more, in case a response was lost. So the new token is
 * a grandchild: a refresh token stolen earlier must not get the new rights.
 */
async function replaceRefreshToken(
  database: Database,
  sessionId: string,
  userId: string,
): Promise<string> {
  const [between, next] = [randomUUID(), randomUUID()];
  const { rows } = await database.query<{ token: string }>(
    `update auth.refresh_tokens set revoked = true, updated_at = now()
     where session_id = $1 and not revoked returning token`,
    [sessionId],
  );
  const add = (token: string, parent: string | null, revoked: boolean) =>
    database.query(
      `insert into auth.refresh_tokens (id, token, user_id, session_id, revoked, parent)
       values ($1, $2, $3, $4, $5, $6)`,
      [randomUUID(), token, userId, sessionId, revoked, parent],
    );
  await add(between, rows[0]?.token ?? null, true);
  await add(next, between, false);

  return next;
}
