import { findByEmail } from './accounts.ts';
import { forward, textOf, type AuthCall, type AuthParts } from './call.ts';
import { AuthFailure } from './failure.ts';
import { checkPasswordAttempt } from './password-attempts.ts';
import { isPasswordOf, pretendToHash } from './passwords.ts';
import { openedSession } from './sessions.ts';
import { addSignInMethod, type SignInMethod } from './sign-in-methods.ts';
import { isBanned } from './signed-in.ts';

/** `POST /token`: a session for a password, for the code of a link, or for a refresh token. */
export function giveToken(parts: AuthParts, call: AuthCall): Promise<Response> {
  const grant = new URL(call.request.url).searchParams.get('grant_type');
  if (grant === 'password') return signIn(parts, call);
  if (grant === 'pkce') return exchangeCode(parts, call);

  return forward(parts, call);
}

/**
 * The embedded Auth reports an unconfirmed address before it checks the password, and answers faster for an unknown
 * address because it compares no password. Both would tell a stranger which addresses have accounts.
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
  const isValid = await isPasswordOf(database, account, password);
  await checkPasswordAttempt(parts, account.id, isValid);
  if (!isValid) throw wrongCredentials();
  if (isBanned(account)) throw new AuthFailure(400, 'user_banned', 'User is banned');

  return openBy('password', parts, await forward(parts, call));
}

/** The method of a session, from the kind of mail that its code came from. */
const METHODS: Readonly<Record<string, SignInMethod>> = {
  recovery: 'recovery',
  magiclink: 'magiclink',
  signup: 'email/signup',
  invite: 'invite',
  email_change: 'email_change',
};

async function exchangeCode(parts: AuthParts, call: AuthCall): Promise<Response> {
  const { rows } = await parts.database.query<{ method: string }>(
    'select authentication_method as method from auth.flow_state where auth_code = $1',
    [textOf(call, 'auth_code')],
  );
  const method = METHODS[rows[0]?.method ?? ''] ?? 'oauth';

  return openBy(method, parts, await forward(parts, call));
}

async function openBy(
  method: SignInMethod,
  { database }: AuthParts,
  response: Response,
): Promise<Response> {
  const session = response.ok ? await openedSession(response) : undefined;
  if (session) await addSignInMethod(database, session.sessionId, method);

  return response;
}

function wrongCredentials(): AuthFailure {
  return new AuthFailure(400, 'invalid_credentials', 'Invalid login credentials');
}
