import { findByEmail, findById, toUser, type Account } from './accounts.ts';
import { textOf, type AuthCall, type AuthParts } from './call.ts';
import { AuthFailure, invalid } from './failure.ts';
import { readFlow } from './flow.ts';
import { checkEmailIsFree, makeAccount, readEmail } from './make-account.ts';
import { issueLink, verifyUrl, type LinkKind } from './mailed-links.ts';

/** The kinds of link that are available without a mail, by their names in auth-js. */
const KINDS: Readonly<Record<string, LinkKind>> = {
  signup: 'confirmation',
  invite: 'invite',
  magiclink: 'magic_link',
  recovery: 'recovery',
};

/**
 * `POST /admin/generate_link`: returns the secret of a link to a caller that sends its own mail or needs no mail. A
 * sign-in link for an unknown address becomes a sign-up link, as on the platform.
 */
export async function generateLink(parts: AuthParts, call: AuthCall): Promise<Response> {
  const { database, apiUrl } = parts;
  const asked = textOf(call, 'type');
  if (!KINDS[asked]) throw invalid(`Invalid email action link type requested: ${asked}`);

  const email = readEmail(textOf(call, 'email'));
  const known = await findByEmail(database, email);
  const type = asked === 'magiclink' && !known ? 'signup' : asked;
  const account = await accountFor(parts, call, { type, asked, email, known });
  const { redirectTo } = readFlow(parts, call);
  const { otp, tokenHash } = await issueLink(parts, KINDS[type] ?? 'confirmation', account, {
    redirectTo,
  });

  return Response.json({
    ...(await toUser(database, (await findById(database, account.id)) ?? account)),
    action_link: verifyUrl(apiUrl, type, tokenHash, redirectTo),
    email_otp: otp,
    hashed_token: tokenHash,
    verification_type: type,
    redirect_to: redirectTo,
  });
}

/** The account that the link is for. Creates it when this kind of link may create accounts. */
async function accountFor(
  { database }: AuthParts,
  call: AuthCall,
  link: { type: string; asked: string; email: string; known: Account | undefined },
): Promise<Account> {
  const { type, asked, email, known } = link;
  if (type === 'magiclink' || type === 'recovery') {
    if (!known) throw new AuthFailure(404, 'user_not_found', 'User with this email not found');
    return known;
  }
  if (known?.email_confirmed_at) await checkEmailIsFree(database, email);
  if (known) return known;

  const password = asked === 'signup' ? textOf(call, 'password') : '';
  if (asked === 'signup' && password === '') throw invalid('Signup requires a valid password');
  const { data } = call.form;

  return makeAccount(database, {
    email,
    ...(password && { password }),
    isConfirmed: false,
    userMetadata: typeof data === 'object' ? { ...data } : {},
    appMetadata: {},
  });
}
