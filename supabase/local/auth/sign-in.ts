import { findByEmail } from './accounts.ts';
import { forward, textOf, type AuthCall, type AuthParts } from './call.ts';
import { AuthFailure } from './failure.ts';
import { isPasswordOf, pretendToHash } from './passwords.ts';
import { markOpenedByLink, openedSession } from './sessions.ts';

/** `POST /token`: a session for a password, for the code of a link, or for a refresh token. */
export function giveToken(parts: AuthParts, call: AuthCall): Promise<Response> {
  const grant = new URL(call.request.url).searchParams.get('grant_type');
  if (grant === 'password') return signIn(parts, call);
  if (grant === 'pkce') return exchangeCode(parts, call);

  return forward(parts, call);
}

/**
 * The embedded Auth says that an address is not confirmed before it looks at the password, and answers for an
 * unknown address without the time a comparison takes. Either would tell a stranger which addresses have accounts.
 */
async function signIn(parts: AuthParts, call: AuthCall): Promise<Response> {
  const [email, password] = [textOf(call, 'email'), textOf(call, 'password')];
  if (email === '' || password === '') return forward(parts, call);

  const { database } = parts;
  const account = await findByEmail(database, email);
  if (!account?.encrypted_password) {
    await pretendToHash(database, password);
    throw wrongCredentials();
  }
  if (!(await isPasswordOf(database, account, password))) throw wrongCredentials();
  if (isBanned(account.banned_until)) throw new AuthFailure(400, 'user_banned', 'User is banned');

  return forward(parts, call);
}

async function exchangeCode(parts: AuthParts, call: AuthCall): Promise<Response> {
  const { rows } = await parts.database.query<{ method: string }>(
    'select authentication_method as method from auth.flow_state where auth_code = $1',
    [textOf(call, 'auth_code')],
  );
  const response = await forward(parts, call);
  const session = response.ok ? await openedSession(response) : undefined;
  if (session && ['recovery', 'magiclink'].includes(rows[0]?.method ?? '')) {
    await markOpenedByLink(parts.database, session.sessionId);
  }

  return response;
}

function isBanned(until: string | null): boolean {
  return until !== null && Date.parse(until) > Date.now();
}

function wrongCredentials(): AuthFailure {
  return new AuthFailure(400, 'invalid_credentials', 'Invalid login credentials');
}
