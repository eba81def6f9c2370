import type { Db } from '~/data/client';
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

/** An access token of the user that lasts another hour, of a session with this id. */
export function token(sessionId = 'session-1', claims: object = {}): string {
  const exp = Math.floor(Date.now() / 1000) + IN_AN_HOUR_S;

  return accessToken({ sub: USER.id, email: USER.email, exp, session_id: sessionId, ...claims });
}

/** What Auth answers with when it opens a session. */
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

/** A refusal as Auth writes it. */
export function refusal(status: number, code: string, message = 'Not shown to anybody'): Response {
  return Response.json({ code: status, error_code: code, msg: message }, { status });
}

/** What Auth answers on each path, by method: `'POST /token'`. What is not named answers with an empty object. */
export type Answers = Partial<Record<string, () => Response | Promise<Response>>>;

/** A real client before an Auth that answers as told. */
export function cannedAuth(answers: Answers): { db: Db; sent: SentRequest[] } {
  return cannedServer((_, { method, url }) => {
    const path = url.pathname.replace('/auth/v1', '');

    return answers[`${method} ${path}`]?.() ?? Response.json({});
  });
}

/** The same, with the user signed in. Requests that were needed for that are not listed. */
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
