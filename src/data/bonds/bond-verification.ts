import { fail, ok, type Result } from '~/domain/result';
import type { ConnectionFailure } from '../connection/connection';
import { callPublicFunction } from '../connection/public-function';
import { isRecord } from '~/domain/is-record';

/** Reasons that a bond lookup fails: no bond has the token, too many lookups, or no answer. */
export type VerificationFailure = VerificationRefusal | 'failed' | ConnectionFailure;

/** The server's answers without a bond: no bond has the token, too many lookups, or too busy. */
export type VerificationRefusal = 'unknown' | 'rate-limited' | 'busy';

const NOT_FOUND = 404;
const TOO_MANY_REQUESTS = 429;
const BUSY = 503;

/** A bond or a letter of bondability, not parsed yet: the parser of each loads with the code that shows it. */
export type FoundAnswer = object;

/** Look up a bond or a letter of bondability by its verification token. */
export async function fetchVerification(
  token: string,
): Promise<Result<FoundAnswer, VerificationFailure>> {
  const answer = await callPublicFunction('verify-bond', { token });
  if (!answer.ok) return answer;

  const { status } = answer.value;
  if (status === NOT_FOUND) return fail('unknown');
  if (status === TOO_MANY_REQUESTS) return fail('rate-limited');
  if (status === BUSY) return fail('busy');

  const body: unknown = await answer.value.json().catch(() => undefined);
  const isAnswer = answer.value.ok && isRecord(body);

  return isAnswer ? ok(body) : fail('failed');
}
