import type { Db } from '~/data/connection/db';
import { accessToken } from '../../support/access-token';
import { cannedServer, type SentRequest } from './canned-server';

export const USER = {
  id: 'user-1',
  aud: 'authenticated',
  email: 'jane@example.com',
  email_confirmed_at: '2026-01-20T10:00:00Z',
  created_at: '2026-01-19T10:00:00Z',
  app_metadata: {},
  user_metadata: { first_name: 'Jane', last_name: 'Middleton' },
  factors: [] as object[],
};

const IN_AN_HOUR_S = 3600;

/** An access token of the user that is valid for another hour, for a session with this id. */
export function token(sessionId = 'session-1', claims: object = {}): string {
  const exp = Math.floor(Date.now() / 1000) + IN_AN_HOUR_S;

  return accessToken({ sub: USER.id, email: USER.email, exp, session_id: sessionId, ...claims });
}

/** The response of Auth that opens a session. */
export function session(changes: object = {}): object {
  return {
    access_token: token(),
    refresh_token: 'refresh-1',
    token_type: 'bearer',
    expires_in: IN_AN_HOUR_S,
    user: USER,
    ...changes,
  };
}

/** A refusal in Auth's format. */
export function refusal(status: number, code: string, message = 'Not shown to anybody'): Response {
  return Response.json({ code: status, error_code: code, msg: message }, { status });
}

/** The responses of Auth for each path, by method: `'POST /token'`. Other paths return an empty object. */
export type Answers = Partial<Record<string, () => Response | Promise<Response>>>;

/** A real client with a fake Auth that gives these responses. */
export function cannedAuth(answers: Answers): { db: Db; sent: SentRequest[] } {
  return cannedServer((_, { method, url }) => {
    const path = url.pathname.replace('/auth/v1', '');

    return answers[`${method} ${path}`]?.() ?? Response.json({});
  });
}

/** The same with a signed-in user. The requests of the sign-in are not listed. */
export async function signedInAuth(answers: Answers): Promise<{ db: Db; sent: SentRequest[] }> {
  let isReady = false;
  const canned = cannedServer((_, { method, url }) => {
    const path = url.pathname.replace('/auth/v1', '');
    if (!isReady) return Response.json(session());

    return answers[`${method} ${path}`]?.() ?? Response.json({});
  });
  await canned.db.auth.signInWithPassword({ email: USER.email, password: 'x' });
  isReady = true;
  canned.sent.length = 0;

  return canned;
}
