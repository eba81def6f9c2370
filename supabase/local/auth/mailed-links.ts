import { createHash, randomInt } from 'node:crypto';
import type { Account } from './accounts.ts';
import type { AuthParts } from './call.ts';
import { PKCE_PREFIX, storeChallenge, type Flow } from './flow.ts';

/** What a mailed link can be for: a template, the `type` it is verified with, and where its secret is kept. */
const LINKS = {
  confirmation: { type: 'signup', column: 'confirmation' },
  invite: { type: 'invite', column: 'confirmation' },
  recovery: { type: 'recovery', column: 'recovery' },
  magic_link: { type: 'magiclink', column: 'recovery' },
} as const;

/** A template with a link in it, but for a change of address, which sends two. */
export type LinkKind = keyof typeof LINKS;

/** The secret of a link: digits a person could type, and their hash, which the link carries. */
export type LinkSecret = { otp: string; tokenHash: string };

/** Make the secret of a link for an address. The embedded Auth hashes the digits in the same way. */
export function makeSecret(email: string, digits: number, isPkce: boolean): LinkSecret {
  const otp = Array.from({ length: digits }, () => randomInt(10)).join('');
  const hash = createHash('sha256').update(`${email.toLowerCase()}${otp}`).digest('hex');

  return { otp, tokenHash: isPkce ? `${PKCE_PREFIX}${hash}` : hash };
}

/** Give an account a fresh link, which makes the one before worthless, and say its secret. */
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

/** Give an account a fresh link and mail it. */
export async function mailLink(
  parts: AuthParts,
  kind: LinkKind,
  account: Account,
  flow: Flow,
): Promise<void> {
  const secret = await issueLink(parts, kind, account, flow);

  parts.mail.post(kind, account.email ?? '', {
    ...linkVariables(parts, LINKS[kind].type, secret, flow),
    Email: account.email ?? '',
  });
}

/** What a template may say about a link. */
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

/** The address at Auth that takes a link's secret and leads on to the site. */
export function verifyUrl(
  apiUrl: string,
  type: string,
  tokenHash: string,
  redirectTo: string,
): string {
  const query = new URLSearchParams({ token: tokenHash, type, redirect_to: redirectTo });

  return `${apiUrl}/auth/v1/verify?${query.toString()}`;
}
