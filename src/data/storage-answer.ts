import type { ConnectionFailure } from './connection';

/** A gateway in front of Storage answers with these when it got nothing from it. */
const GATEWAY_STATUSES = [502, 503, 504];

const UNAUTHORIZED = 401;
const CONFLICT = 409;

/** Storage tells in the body what it has no status for: a token that ended, a file that is there already. */
const TOKEN_WORDS = /jwt|jws|signature|\bexp\b/i;
const DUPLICATE_WORDS =
  /"(?:error|code)"\s*:\s*"(?:Duplicate|ResourceAlreadyExists|KeyAlreadyExists)"/;

/** What Storage's answer to an upload means; undefined when the file is there. Nothing of its text goes further. */
export function readStorageAnswer(
  status: number,
  body: string,
): 'not-stored' | 'refused' | ConnectionFailure | undefined {
  // An answer that was lost on its way: the path is fresh for every upload, so what is there came from here.
  if (isOk(status) || status === CONFLICT || DUPLICATE_WORDS.test(body)) return undefined;
  if (GATEWAY_STATUSES.includes(status)) return 'unreachable';

  return status === UNAUTHORIZED || TOKEN_WORDS.test(body) ? 'refused' : 'not-stored';
}

function isOk(status: number): boolean {
  return status >= 200 && status < 300;
}
