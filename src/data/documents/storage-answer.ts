import { type ConnectionFailure, isGatewayStatus } from '../connection/connection';

const UNAUTHORIZED = 401;
const CONFLICT = 409;

/**
 * Storage reports an expired token or an existing file only in the body, because it has no status
 * for them.
 */
const TOKEN_WORDS = /jwt|jws|signature|\bexp\b/i;
const DUPLICATE_WORDS =
  /"(?:error|code)"\s*:\s*"(?:Duplicate|ResourceAlreadyExists|KeyAlreadyExists)"/;

/**
 * Convert Storage's answer to an upload to a failure. Undefined when the file is stored. The
 * server's text never goes further.
 */
export function readStorageAnswer(
  status: number,
  body: string,
): 'not-stored' | 'refused' | ConnectionFailure | undefined {
  // A conflict means that the file arrived and its answer was lost: each upload has its own path.
  if (isOk(status) || status === CONFLICT || DUPLICATE_WORDS.test(body)) return undefined;
  if (isGatewayStatus(status)) return 'unreachable';

  return status === UNAUTHORIZED || TOKEN_WORDS.test(body) ? 'refused' : 'not-stored';
}

function isOk(status: number): boolean {
  return status >= 200 && status < 300;
}
