import type { EmailOtpType } from '@supabase/supabase-js';
import { fail, ok, type Result } from '~/domain/result';
import { toAuthFailure, type AuthFailure } from './auth-failure';
import type { Db } from './client';

/** What a mailed link was for. */
export type EmailLinkKind = EmailOtpType;

/** How opening a mailed link fails: it is no link of ours, was used, is too old, or the call failed. */
export type EmailLinkFailure = 'invalid-link' | AuthFailure;

const KINDS: readonly EmailOtpType[] = [
  ...(['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email'] as const),
];

/** What Auth says about a link that opens nothing. */
const INVALID_LINK_CODES = {
  otp_expired: 'invalid-link',
  otp_disabled: 'invalid-link',
  validation_failed: 'invalid-link',
  bad_jwt: 'invalid-link',
  bad_code_verifier: 'invalid-link',
  flow_state_not_found: 'invalid-link',
  flow_state_expired: 'invalid-link',
  pkce_code_verifier_not_found: 'invalid-link',
  session_not_found: 'invalid-link',
  session_expired: 'invalid-link',
  refresh_token_not_found: 'invalid-link',
  refresh_token_already_used: 'invalid-link',
  user_not_found: 'invalid-link',
  invalid_jwt: 'invalid-link',
} as const;

/** Open the session of a reset link that carries its tokens (specification 2, section 2: reset password). */
export async function openRecovery(
  db: Db,
  { accessToken, refreshToken }: { accessToken: string; refreshToken: string },
): Promise<Result<undefined, EmailLinkFailure>> {
  const { error } = await db.auth.setSession({
    access_token: accessToken,
    refresh_token: refreshToken,
  });

  return error ? fail(toLinkFailure(error)) : ok(undefined);
}

/** Open the session of a reset link that carries a code to be used once. */
export function openRecoveryByCode(
  db: Db,
  tokenHash: string,
): Promise<Result<undefined, EmailLinkFailure>> {
  return spendCode(db, tokenHash, 'recovery');
}

/** Open the session that single sign-on was given for a user it synchronized. */
export function openSyncedSession(
  db: Db,
  tokenHash: string,
): Promise<Result<undefined, EmailLinkFailure>> {
  return spendCode(db, tokenHash, 'magiclink');
}

/**
 * Finish what a mailed link began, whichever form the link has: a code of ours (`token_hash` and `type`), a code
 * of PKCE (`code`), tokens, or an error. `params` are those of the query and of the hash together. A link without
 * any of them gives the session that is there already, if one is.
 */
export async function finishEmailLink(
  db: Db,
  params: URLSearchParams,
): Promise<Result<{ kind: EmailLinkKind | undefined }, EmailLinkFailure>> {
  const kind = KINDS.find((known) => known === params.get('type'));
  const opened = await openLink(db, params, kind);

  return opened.ok ? ok({ kind }) : opened;
}

async function openLink(
  db: Db,
  params: URLSearchParams,
  kind: EmailLinkKind | undefined,
): Promise<Result<undefined, EmailLinkFailure>> {
  const tokenHash = params.get('token_hash');
  const code = params.get('code');
  const accessToken = params.get('access_token');
  const refreshToken = params.get('refresh_token');

  if (params.has('error') || params.has('error_code')) return fail('invalid-link');
  if (tokenHash) return kind ? spendCode(db, tokenHash, kind) : fail('invalid-link');
  if (code) {
    const { error } = await db.auth.exchangeCodeForSession(code);

    return error ? fail(toLinkFailure(error)) : ok(undefined);
  }
  if (accessToken && refreshToken) return openRecovery(db, { accessToken, refreshToken });

  const { data } = await db.auth.getSession();

  return data.session ? ok(undefined) : fail('invalid-link');
}

async function spendCode(
  db: Db,
  tokenHash: string,
  type: EmailOtpType,
): Promise<Result<undefined, EmailLinkFailure>> {
  const { error } = await db.auth.verifyOtp({ token_hash: tokenHash, type });

  return error ? fail(toLinkFailure(error)) : ok(undefined);
}

function toLinkFailure(error: Parameters<typeof toAuthFailure>[0]): EmailLinkFailure {
  const isNoToken =
    error.name === 'AuthSessionMissingError' || error.name === 'AuthInvalidJwtError';

  return isNoToken ? 'invalid-link' : toAuthFailure(error, INVALID_LINK_CODES);
}
