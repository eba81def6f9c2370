import { isRecord } from '../is-record.ts';
import { readClaims } from './token-claims.ts';

/**
 * Auth's assurance level of a session: only a password or a link (aal1), or a code as well (aal2).
 */
export type AssuranceLevel = 'aal1' | 'aal2';

/** A second factor in Auth's format. */
export type FactorRecord = { factor_type: string; status: string };

/**
 * The assurance level in an access token. Defaults to 'aal1' for invalid tokens and tokens without
 * a level.
 */
export function readAssurance(accessToken: string): AssuranceLevel {
  return readClaims(accessToken)?.['aal'] === 'aal2' ? 'aal2' : 'aal1';
}

/**
 * Whether a session was opened with a password, by the sign-in methods in its access token. A mailed
 * link, a mailed code and single sign-on need none, so their user may never have set one.
 */
export function wasPasswordUsed(accessToken: string): boolean {
  const methods = readClaims(accessToken)?.['amr'];

  return (
    Array.isArray(methods) &&
    methods.some((entry) => isRecord(entry) && entry['method'] === 'password')
  );
}

/** Whether a user has a second factor that was confirmed with a code. */
export function hasSecondFactor(factors: readonly FactorRecord[] | undefined): boolean {
  return (factors ?? []).some(({ status }) => status === 'verified');
}

/** Whether a session must verify a code before it gets any access. */
export function needsCode(
  accessToken: string,
  factors: readonly FactorRecord[] | undefined,
): boolean {
  return hasSecondFactor(factors) && readAssurance(accessToken) === 'aal1';
}
