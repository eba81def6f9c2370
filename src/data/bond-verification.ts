import { readVerification, type BondVerification } from '~/domain/bonds/bond-verification';
import { fail, ok, type Result } from '~/domain/result';
import type { ConnectionFailure } from './connection';
import { callPublicFunction } from './public-function';

/** Why a bond could not be looked up: there is none with that token, too many look-ups, or no answer. */
export type VerificationFailure = 'unknown' | 'rate-limited' | 'failed' | ConnectionFailure;

const NOT_FOUND = 404;
const TOO_MANY_REQUESTS = 429;

/** Look up the bond of a verify token. */
export async function fetchVerification(
  token: string,
): Promise<Result<BondVerification, VerificationFailure>> {
  const answer = await callPublicFunction('verify-bond', { token });
  if (!answer.ok) return answer;

  const { status } = answer.value;
  if (status === NOT_FOUND) return fail('unknown');
  if (status === TOO_MANY_REQUESTS) return fail('rate-limited');

  const body: unknown = await answer.value.json().catch(() => undefined);
  const bond = answer.value.ok ? readVerification(body) : undefined;

  return bond ? ok(bond) : fail('failed');
}
