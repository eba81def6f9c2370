import type { EmailOtpType } from '@supabase/supabase-js';
import { fail, ok, type Result } from '~/domain/result';
import { toAuthFailure, type AuthFailure } from './auth-failure';
import type { Db } from '../connection/db';
import { toOpenedSession, type OpenedSession } from './opened-session';

/** The purpose of a mailed link. */
export type EmailLinkKind = EmailOtpType;

/**
 * Reasons that a mailed link does not open: it is not ours, was used or has expired, or the call
 * failed.
 */
export type EmailLinkFailure = 'invalid-link' | AuthFailure;

const KINDS: readonly EmailOtpType[] = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change',
  'email',
];

/**
 * Parameters that our mails never carry: tokens, the code of another flow, and Auth's errors about
 * a failed link.
 */
const FOREIGN_PARAMS = ['access_token', 'refresh_token', 'code', 'error', 'error_code'];

/** Auth's error codes for an invalid link. */
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

/** The contents of a reset link: an access token and a refresh token, or a one-time code. */
export type RecoveryLink =
  | { kind: 'tokens'; accessToken: string; refreshToken: string }
  | { kind: 'code'; tokenHash: string };

/** The one-time code of a link in our mails, and the link's purpose. */
export type EmailLink = { tokenHash: string; kind: EmailLinkKind };

/**
 * Read the link of our mails from the query and hash parameters of an address. Links with other
 * tokens or codes are not ours: anyone who has such tokens could use them to sign in a browser that
 * never asked for it.
 */
export function readEmailLink(params: URLSearchParams): EmailLink | undefined {
  const kind = KINDS.find((known) => known === params.get('type'));
  const tokenHash = params.get('token_hash');
  const isOther = FOREIGN_PARAMS.some((name) => params.has(name));

  return kind && tokenHash && !isOther ? { tokenHash, kind } : undefined;
}

/** Whether an address carries any parameter of a mailed link, ours or not. */
export function carriesLink(params: URLSearchParams): boolean {
  return ['token_hash', ...FOREIGN_PARAMS].some((name) => params.has(name));
}

/**
 * Use up a mailed link and return its session. Call it on a separate connection (`connectApart`),
 * so that it signs nobody in. Returns undefined after the first of the two links that change an
 * email address, because that link opens no session.
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

/** Open the session of a password reset link. Call it on a separate connection (`connectApart`). */
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

/** Open the session of a user that single sign-on has synchronized. */
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
