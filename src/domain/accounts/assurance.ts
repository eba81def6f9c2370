import { readClaims } from './token-claims.ts';

/** How surely Auth knows who holds a session: by a password or a link alone (aal1), or by a code as well (aal2). */
export type AssuranceLevel = 'aal1' | 'aal2';

/** A second factor as Auth lists it with its user. */
export type FactorRecord = { factor_type: string; status: string };

/** The level in an access token. A text that is no token, and a token that says nothing, are at the lower one. */
export function readAssurance(accessToken: string): AssuranceLevel {
  return readClaims(accessToken)?.['aal'] === 'aal2' ? 'aal2' : 'aal1';
}

/** Whether a user has a second factor that was confirmed with a code. */
export function hasSecondFactor(factors: readonly FactorRecord[] | undefined): boolean {
  return (factors ?? []).some(({ status }) => status === 'verified');
}

/** Whether a session must prove a code before it may do anything. */
export function needsCode(
  accessToken: string,
  factors: readonly FactorRecord[] | undefined,
): boolean {
  return hasSecondFactor(factors) && readAssurance(accessToken) === 'aal1';
}
