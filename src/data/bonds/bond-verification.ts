import { readVerification, type BondVerification } from '~/domain/bonds/bond-verification';
import { fail, ok, type Result } from '~/domain/result';
import type { ConnectionFailure } from '../connection/connection';
import { callPublicFunction } from '../connection/public-function';

/** Reasons that a bond lookup fails: no bond has the token, too many lookups, or no answer. */
export type VerificationFailure = VerificationRefusal | 'failed' | ConnectionFailure;

/** The server's answers without a bond: no bond has the token, too many lookups, or too busy. */
export type VerificationRefusal = 'unknown' | 'rate-limited' | 'busy';

const NOT_FOUND = 404;
const TOO_MANY_REQUESTS = 429;
const BUSY = 503;

/** A letter of bondability, not parsed yet: its parser loads with the code that shows letters. */
export type FoundLetter = { letter: unknown };

/** Look up a bond or a letter of bondability by its verification token. */
export async function fetchVerification(
  token: string,
): Promise<Result<BondVerification | FoundLetter, VerificationFailure>> {
  const answer = await callPublicFunction('verify-bond', { token });
  if (!answer.ok) return answer;

  const { status } = answer.value;
  if (status === NOT_FOUND) return fail('unknown');
  if (status === TOO_MANY_REQUESTS) return fail('rate-limited');
  if (status === BUSY) return fail('busy');

  const body: unknown = await answer.value.json().catch(() => undefined);
  if (typeof body === 'object' && body !== null && 'letter' in body) return ok(body);
  const bond = answer.value.ok ? readVerification(body) : undefined;

  return bond ? ok(bond) : fail('failed');
}
