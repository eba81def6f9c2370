import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { textOf, type AuthCall, type AuthParts } from './call.ts';
import { invalid } from './failure.ts';
import { resolveRedirect } from './redirects.ts';

/** The client's wishes for a link: where it leads, and with PKCE the challenge. */
export type Flow = { redirectTo: string; challenge?: { text: string; method: string } };

/** Marks the secret of a PKCE link: it gives a code that needs the verifier, and no session. */
export const PKCE_PREFIX = 'pkce_';

const CHALLENGE = /^[\w.~-]{43,128}$/;

/** Read the flow of a call. Throws for an invalid challenge. */
export function readFlow({ siteUrl, config }: AuthParts, call: AuthCall): Flow {
  const wanted = new URL(call.request.url).searchParams.get('redirect_to');
  const allowed = config.auth.additional_redirect_urls;
  const redirectTo = resolveRedirect({ siteUrl, allowed }, wanted ?? textOf(call, 'redirect_to'));

  const [text, method] = [textOf(call, 'code_challenge'), textOf(call, 'code_challenge_method')];
  if (text === '' && method === '') return { redirectTo };
  if (text === '' || method === '')
    throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  if (!CHALLENGE.test(text) || !['s256', 'plain'].includes(method.toLowerCase()))
    throw invalid('code challenge has to be between 43 and 128 characters');

  return { redirectTo, challenge: { text, method: method.toLowerCase() } };
}

/** Store the challenge of a link until its code is exchanged. It expires after five minutes, as on the platform. */
export async function storeChallenge(
  database: Database,
  userId: string,
  method: string,
  { challenge }: Flow,
): Promise<void> {
  if (!challenge) return;

  await database.query(
    `insert into auth.flow_state
       (id, user_id, auth_code, authentication_method, code_challenge, code_challenge_method, provider_type)
     values ($1, $2, $3, $4, $5, $6, 'email')`,
    [randomUUID(), userId, randomUUID(), method, challenge.text, challenge.method],
  );
}

/** The code for a user's latest challenge, if any. */
export async function findCode(
  database: Database,
  userId: string,
  method: string,
): Promise<string | undefined> {
  const { rows } = await database.query<{ auth_code: string }>(
    `select auth_code from auth.flow_state
     where user_id = $1 and authentication_method = $2 and auth_code is not null
     order by created_at desc limit 1`,
    [userId, method],
  );

  return rows[0]?.auth_code;
}
