import { findByEmail } from './accounts.ts';
import { forward, textOf, type AuthCall, type AuthParts } from './call.ts';
import { acceptEmailChange } from './email-change.ts';
import { AuthFailure } from './failure.ts';
import { findCode, PKCE_PREFIX, readFlow } from './flow.ts';
import { hashCode } from './mailed-links.ts';
import { endSession, openedSession, type SessionClaims } from './sessions.ts';
import { addSignInMethod } from './sign-in-methods.ts';

/** `POST /verify`: a session for the secret of a link, or a message for the first of two links. */
export async function verifyLink(parts: AuthParts, call: AuthCall): Promise<Response> {
  const tokenHash = textOf(call, 'token_hash') || (await hashOfCode(parts, call));
  const type = await resolveType(parts, textOf(call, 'type'), tokenHash);
  if (type === 'email_change' && tokenHash !== '') {
    const message = await acceptEmailChange(parts, tokenHash);
    if (message) return Response.json({ msg: message, code: '200' });
  }

  const form = tokenHash === '' ? { ...call.form, type } : { type, token_hash: tokenHash };
  const response = await forward(parts, call, { form });
  const session = response.ok ? await openedSession(response) : undefined;
  if (session) await addSignInMethod(parts.database, session.sessionId, 'otp');

  return response;
}

/**
 * `GET /verify`, the target of `{{.ConfirmationURL}}`: uses the secret of a link and redirects the browser to the site.
 * The site gets a session in the hash or, for a link with PKCE, a code in the query.
 */
export async function followLink(parts: AuthParts, call: AuthCall): Promise<Response> {
  const { searchParams } = new URL(call.request.url);
  const [token, type] = [searchParams.get('token') ?? '', searchParams.get('type') ?? ''];
  const isPkce = token.startsWith(PKCE_PREFIX);
  const target = new URL(readFlow(parts, call).redirectTo);

  try {
    const message = type === 'email_change' && (await acceptEmailChange(parts, token));
    if (message) return leadOn(target, { message }, isPkce);
    if (!isPkce) return await forward(parts, call);

    const { userId } = await openForCode(parts, call, type, token);
    const code = await findCode(parts.database, userId, type);
    if (!code) throw new AuthFailure(400, 'flow_state_not_found', 'No associated flow state found');
    target.searchParams.set('code', code);

    return leadOn(target, {}, isPkce);
  } catch (error) {
    if (!(error instanceof AuthFailure)) throw error;
    const { code, message } = error;

    return leadOn(
      target,
      { error: 'access_denied', error_code: code, error_description: message },
      isPkce,
    );
  }
}

/** Messages for the page go into the hash and, when the page reads a code from the query, into the query too. */
function leadOn(target: URL, words: Record<string, string>, isPkce: boolean): Response {
  const location = new URL(target);
  if (Object.keys(words).length > 0) location.hash = new URLSearchParams(words).toString();
  if (isPkce) {
    for (const [name, value] of Object.entries(words)) location.searchParams.set(name, value);
  }

  return new Response(null, { status: 303, headers: { location: location.href } });
}

/** Use the secret of a link and end the session that it opens: the code will open another. */
async function openForCode(
  parts: AuthParts,
  call: AuthCall,
  type: string,
  token: string,
): Promise<SessionClaims> {
  const response = await forward(parts, call, {
    method: 'POST',
    path: 'verify',
    form: { type, token_hash: token },
  });
  const session = response.ok ? await openedSession(response) : undefined;
  if (!session) throw new AuthFailure(403, 'otp_expired', 'Email link is invalid or has expired');
  await endSession(parts.database, session.sessionId);

  return session;
}

/**
 * The hash in the link of the mail whose digits somebody typed, for the type `email`. The embedded Auth doesn't know this
 * type, and no digits of a link with PKCE. Throws for the wrong digits.
 */
async function hashOfCode({ database }: AuthParts, call: AuthCall): Promise<string> {
  const email = textOf(call, 'email');
  if (textOf(call, 'type') !== 'email' || email === '') return '';

  const hash = hashCode(email, textOf(call, 'token').replaceAll('-', ''));
  const account = await findByEmail(database, email);
  const found = [hash, `${PKCE_PREFIX}${hash}`].find(
    (wanted) => wanted === account?.confirmation_token || wanted === account?.recovery_token,
  );
  if (!found) throw new AuthFailure(403, 'otp_expired', 'Token has expired or is invalid');

  return found;
}

/** The embedded Auth has no type for an invitation, and no generic type for any mailed link. */
async function resolveType(
  { database }: AuthParts,
  type: string,
  tokenHash: string,
): Promise<string> {
  if (type === 'invite') return 'signup';
  if (type !== 'email') return type;

  const { rows } = await database.query('select from auth.users where confirmation_token = $1', [
    tokenHash,
  ]);

  return rows.length > 0 ? 'signup' : 'magiclink';
}
