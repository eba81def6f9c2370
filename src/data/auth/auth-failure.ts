import type { AuthError } from '@supabase/supabase-js';
import {
  connectionFailure,
  type ConnectionFailure,
  isGatewayStatus,
} from '../connection/connection';

/** Reasons that any call to Auth can fail. */
export type AuthFailure = ConnectionFailure | 'rate-limited' | 'unexpected';

const TOO_MANY_REQUESTS = 429;

/**
 * Convert an error of Auth to a failure code. `known` maps the server's codes to the codes of this
 * call; all others become a failure that every call has. The server's text never goes further.
 */
export function toAuthFailure<Code extends string = never>(
  error: AuthError,
  known: Readonly<Record<string, Code>> = {},
): Code | AuthFailure {
  const code = known[error.code ?? ''];
  if (code) return code;
  if (error.status === TOO_MANY_REQUESTS) return 'rate-limited';

  return isConnectionError(error) ? connectionFailure() : 'unexpected';
}

/** Auth's error codes for a session that no longer exists. */
const NO_SESSION_CODES = new Set([
  'session_not_found',
  'session_expired',
  'user_not_found',
  'bad_jwt',
  'no_authorization',
  'refresh_token_not_found',
  'refresh_token_already_used',
]);

/**
 * Convert an error of a signed-in user's call to a failure code. The user may be signed out by now.
 */
export function toSessionFailure<Code extends string = never>(
  error: AuthError,
  known: Readonly<Record<string, Code>> = {},
): Code | 'signed-out' | AuthFailure {
  const isSignedOut =
    error.name === 'AuthSessionMissingError' || NO_SESSION_CODES.has(error.code ?? '');

  return isSignedOut ? 'signed-out' : toAuthFailure(error, known);
}

function isConnectionError({ name, status }: AuthError): boolean {
  if (name !== 'AuthRetryableFetchError') return false;

  return !status || isGatewayStatus(status);
}
