import { createHash, randomInt } from 'node:crypto';
import type { Account } from './accounts.ts';
import type { AuthParts } from './call.ts';
import { PKCE_PREFIX, storeChallenge, type Flow } from './flow.ts';

/** The kinds of mailed links: a template, the `type` for verifying the link, and the column of its secret. */
const LINKS = {
  confirmation: { type: 'signup', column: 'confirmation' },
  invite: { type: 'invite', column: 'confirmation' },
  recovery: { type: 'recovery', column: 'recovery' },
  magic_link: { type: 'magiclink', column: 'recovery' },
} as const;

/** A template with a link, except the change of address, which sends two. */
export type LinkKind = keyof typeof LINKS;

/** The secret of a link: digits for typing, and their hash for the link. */
export type LinkSecret = { otp: string; tokenHash: string };

/** Create the secret of a link for an address. The embedded Auth hashes the digits in the same way. */
export function makeSecret(email: string, digits: number, isPkce: boolean): LinkSecret {
  const otp = Array.from({ length: digits }, () => randomInt(10)).join('');
  const hash = hashCode(email, otp);

  return { otp, tokenHash: isPkce ? `${PKCE_PREFIX}${hash}` : hash };
}

/** The hash of the digits of a mail. It is in the mail's link, after a prefix if the link needs a verifier. */
export function hashCode(email: string, otp: string): string {
  return createHash('sha256').update(`${email.toLowerCase()}${otp}`).digest('hex');
}

/** Give an account a new link and return its secret. The earlier link becomes invalid. */
export async function issueLink(
  { database, config }: AuthParts,
  kind: LinkKind,
  account: Account,
  flow: Flow,
): Promise<LinkSecret> {
  const { type, column } = LINKS[kind];
  const isPkce = flow.challenge !== undefined;
  const secret = makeSecret(account.email ?? '', config.auth.email.otp_length, isPkce);
  await database.query(
    `update auth.users set ${column}_token = $2, ${column}_sent_at = now() where id = $1`,
    [account.id, secret.tokenHash],
  );
  await storeChallenge(database, account.id, type, flow);

  return secret;
}

/** Give an account a new link and mail it. */
export async function mailLink(
  parts: AuthParts,
  kind: LinkKind,
  account: Account,
  flow: Flow,
): Promise<void> {
  const secret = await issueLink(parts, kind, account, flow);
  const { type, column } = LINKS[kind];
  const email = account.email ?? '';
  const variables = { ...linkVariables(parts, type, secret, flow), Email: email };

  parts.mail.post(kind, email, variables, `${column} ${account.id}`);
}

/** The values of a link that a template may use. */
export function linkVariables(
  { siteUrl, apiUrl }: Pick<AuthParts, 'siteUrl' | 'apiUrl'>,
  type: string,
  { otp, tokenHash }: LinkSecret,
  { redirectTo }: Flow,
): Record<string, string> {
  return {
    SiteURL: siteUrl,
    RedirectTo: redirectTo,
    Token: otp,
    TokenHash: tokenHash,
    ConfirmationURL: verifyUrl(apiUrl, type, tokenHash, redirectTo),
  };
}

/** The address at Auth that accepts a link's secret and redirects to the site. */
export function verifyUrl(
  apiUrl: string,
  type: string,
  tokenHash: string,
  redirectTo: string,
): string {
  const query = new URLSearchParams({ token: tokenHash, type, redirect_to: redirectTo });

  return `${apiUrl}/auth/v1/verify?${query.toString()}`;
}
