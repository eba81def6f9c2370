import type { AuthError } from '@supabase/supabase-js';
import { connectionFailure, type ConnectionFailure } from './connection';

/** How any call to Auth can fail. */
export type AuthFailure = ConnectionFailure | 'rate-limited' | 'unexpected';

/** A gateway in front of Auth answers with these when it got nothing from it. */
const GATEWAY_STATUSES = [502, 503, 504];

const TOO_MANY_REQUESTS = 429;

/**
 * The code of a failed call. `known` names what the server's own codes mean to this call; what it does not name
 * is one of the failures of every call. Nothing of the server's text goes further.
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

/** The codes by which Auth says that the session it was asked with is no more. */
const NO_SESSION_CODES = new Set([
  ...['session_not_found', 'session_expired', 'user_not_found', 'bad_jwt', 'no_authorization'],
  ...['refresh_token_not_found', 'refresh_token_already_used'],
]);

/** The code of a failed call of a signed-in user, who may be signed out by now. */
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

  return !status || GATEWAY_STATUSES.includes(status);
}
