import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { addressOf, type AuthCall } from './call.ts';

const claimsSchema = z.object({ sub: z.uuid(), session_id: z.uuid() });

/** The user and the session of an access token. The caller has verified the token. */
export type SessionClaims = { userId: string; sessionId: string };

/** Read the claims of a verified or just-signed token. Undefined for a token without a session. */
export function readClaims(token: string): SessionClaims | undefined {
  try {
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
    const { sub, session_id: sessionId } = claimsSchema.parse(JSON.parse(payload));

    return { userId: sub, sessionId };
  } catch {
    return undefined;
  }
}

const sessionSchema = z.object({ access_token: z.string() });

/** The claims of the session in a response of Auth, if it opens one. */
export async function openedSession(response: Response): Promise<SessionClaims | undefined> {
  const answer = sessionSchema.safeParse(await response.clone().json());

  return answer.success ? readClaims(answer.data.access_token) : undefined;
}

/** End one session. */
export async function endSession(database: Database, sessionId: string): Promise<void> {
  await database.query('delete from auth.sessions where id = $1', [sessionId]);
}

/** End a user's sessions, except for the named session if there is one. */
export async function endSessions(
  database: Database,
  userId: string,
  except?: string,
): Promise<void> {
  await database.query('delete from auth.sessions where user_id = $1 and id is distinct from $2', [
    userId,
    except ?? null,
  ]);
}

/** Record the address and the program that use a session, as the platform does at each new token. */
export async function rememberCaller(
  database: Database,
  sessionId: string,
  call: AuthCall,
): Promise<void> {
  await database.query('update auth.sessions set user_agent = $2, ip = $3 where id = $1', [
    sessionId,
    call.request.headers.get('user-agent'),
    addressOf(call),
  ]);
}
