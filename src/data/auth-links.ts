import type { EmailOtpType } from '@supabase/supabase-js';
import { fail, ok, type Result } from '~/domain/result';
import { toAuthFailure, type AuthFailure } from './auth-failure';
import type { Db } from './client';
import { toOpenedSession, type OpenedSession } from './opened-session';

/** What a mailed link was for. */
export type EmailLinkKind = EmailOtpType;

/** How opening a mailed link fails: it is no link of ours, was used, is too old, or the call failed. */
export type EmailLinkFailure = 'invalid-link' | AuthFailure;

const KINDS: readonly EmailOtpType[] = [
  ...(['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email'] as const),
];

/** What no mail of ours carries: tokens, the code of another flow, and what Auth says of a link that failed. */
const FOREIGN_PARAMS = ['access_token', 'refresh_token', 'code', 'error', 'error_code'];

/** What Auth says about a link that opens nothing. */
const INVALID_LINK_CODES = {
  otp_expired: 'invalid-link',
  otp_disabled: 'invalid-link',
  validation_failed: 'invalid-link',
  bad_jwt: 'invalid-link',
  session_not_found: 'invalid-link',
  session_expired: 'invalid-link',
  refresh_token_not_found: 'invalid-link',
  refresh_token_already_used: 'invalid-link',
  user_not_found: 'invalid-link',
  invalid_jwt: 'invalid-link',
} as const;

/** What a reset link carries: the two tokens of the specification, or one code to be used once. */
export type RecoveryLink =
  | { kind: 'tokens'; accessToken: string; refreshToken: string }
  | { kind: 'code'; tokenHash: string };

/** The code of a mailed link of ours, and what the link is for. */
export type EmailLink = { tokenHash: string; kind: EmailLinkKind };

/**
 * The code that an address carries, in its query and its hash together. Tokens and codes of other kinds are no link of
 * ours: whoever has them could sign a browser in that never asked for it.
 */
export function readEmailLink(params: URLSearchParams): EmailLink | undefined {
  const kind = KINDS.find((known) => known === params.get('type'));
  const tokenHash = params.get('token_hash');
  const isOther = FOREIGN_PARAMS.some((name) => params.has(name));

  return kind && tokenHash && !isOther ? { tokenHash, kind } : undefined;
}

/** Whether an address carries anything of a link, ours or not. */
export function carriesLink(params: URLSearchParams): boolean {
  return ['token_hash', ...FOREIGN_PARAMS].some((name) => params.has(name));
}

/**
 * Spend a mailed link. Give it a connection of its own, so that nobody is signed in by it. Undefined after the first of
 * the two links that change an address: that one opens no session.
 */
export async function openEmailLink(
  apart: Db,
  { tokenHash, kind }: EmailLink,
): Promise<Result<OpenedSession | undefined, EmailLinkFailure>> {
  const { data, error } = await apart.auth.verifyOtp({ token_hash: tokenHash, type: kind });
  if (error) return fail(toLinkFailure(error));

  const { session, user } = data;
  if (session && user) return ok(toOpenedSession(session, user));

  return kind === 'email_change' ? ok(undefined) : fail('invalid-link');
}

/** Open the session of a reset link (specification 2, section 2: reset password). Give it a connection of its own. */
export async function openRecovery(
  apart: Db,
  link: RecoveryLink,
): Promise<Result<OpenedSession, EmailLinkFailure>> {
  const { data, error } = await (link.kind === 'tokens'
    ? apart.auth.setSession({ access_token: link.accessToken, refresh_token: link.refreshToken })
    : apart.auth.verifyOtp({ token_hash: link.tokenHash, type: 'recovery' }));
  if (error) return fail(toLinkFailure(error));

  const { session, user } = data;

  return session && user ? ok(toOpenedSession(session, user)) : fail('invalid-link');
}

/** Open the session that single sign-on was given for a user it synchronized. */
export async function openSyncedSession(
  db: Db,
  tokenHash: string,
): Promise<Result<undefined, EmailLinkFailure>> {
  const { error } = await db.auth.verifyOtp({ token_hash: tokenHash, type: 'magiclink' });

  return error ? fail(toLinkFailure(error)) : ok(undefined);
}

function toLinkFailure(error: Parameters<typeof toAuthFailure>[0]): EmailLinkFailure {
  const isNoToken =
    error.name === 'AuthSessionMissingError' || error.name === 'AuthInvalidJwtError';

  return isNoToken ? 'invalid-link' : toAuthFailure(error, INVALID_LINK_CODES);
}
