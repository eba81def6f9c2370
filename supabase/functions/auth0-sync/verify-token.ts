import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import type { SsoSyncRequest } from '../../../src/domain/accounts/sso-sync.ts';
import { fail, ok, type Result } from '../../../src/domain/result.ts';
import type { SsoSettings } from './settings.ts';

/** Who the issuer says came. */
export type SsoIdentity = {
  issuer: string;
  subject: string;
  nonce: string;
  /** The address, when the issuer vouches that it belongs to the user. */
  verifiedEmail: string | undefined;
};

/** What an issuer's tokens are checked against. */
export type TokenRules = { settings: SsoSettings; keys: JWTVerifyGetKey; now: Date };

/** What our browser library asks for. A list, so that a token cannot choose its own check. */
const ALGORITHMS = ['RS256'];

/** How far the clocks may be apart (spec 2, section 5). */
const LEEWAY_SECONDS = 60;

/** A token comes straight from the issuer: an older one was kept by somebody. */
const MAX_TOKEN_AGE_SECONDS = 300;

/** A nonce is remembered for as long as its token could be sent again: its age, with clocks apart either way. */
export const NONCE_SECONDS = MAX_TOKEN_AGE_SECONDS + 2 * LEEWAY_SECONDS;

/**
 * Check what the browser handed over: the ID token by the issuer's keys and the checks of spec 2, section 5, the
 * access token and the profile by the ID token. A failure names what was wrong, for the log. Throws when the keys
 * cannot be had.
 */
export async function verifyToken(
  { idToken, accessToken, auth0User }: SsoSyncRequest,
  { settings, keys, now }: TokenRules,
): Promise<Result<SsoIdentity, string>> {
  const verified = await verifySignature(idToken, { settings, keys, now });
  if (!verified.ok) return verified;

  const claims = verified.value;
  const { sub: subject, nonce, email } = claims;
  if (!isText(subject) || !isText(nonce)) return fail('claim:nonce');
  if (subject !== auth0User.sub) return fail('claim:sub');
  if (!isForClient(claims, settings.clientId)) return fail('claim:azp');
  if (!isRecent(claims, settings.maxAgeSeconds, now)) return fail('claim:auth_time');
  if (!isOfOrganization(claims, settings.organization)) return fail('claim:org');
  if (!(await isHashOf(claims['at_hash'], accessToken))) return fail('claim:at_hash');

  // Only the boolean counts: some providers send the text "false".
  const isVerified = claims['email_verified'] === true && isText(email);

  return ok({
    issuer: settings.issuer,
    subject,
    nonce,
    verifiedEmail: isVerified ? email : undefined,
  });
}

async function verifySignature(
  idToken: string,
  { settings, keys, now }: TokenRules,
): Promise<Result<JWTPayload, string>> {
  try {
    const { payload } = await jwtVerify(idToken, keys, {
      algorithms: ALGORITHMS,
      issuer: settings.issuer,
      audience: settings.clientId,
      requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
      clockTolerance: LEEWAY_SECONDS,
      maxTokenAge: MAX_TOKEN_AGE_SECONDS,
      currentDate: now,
    });

    return ok(payload);
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;

    const isClaim =
      error instanceof errors.JWTClaimValidationFailed || error instanceof errors.JWTExpired;
    return fail(isClaim ? `claim:${error.claim}` : error.code);
  }
}

/** A token for several audiences says which of them asked for it (OpenID Connect Core, 3.1.3.7). */
function isForClient({ aud, azp }: JWTPayload, clientId: string): boolean {
  const hasOthers = Array.isArray(aud) && aud.length > 1;

  return azp === undefined ? !hasOthers : azp === clientId;
}

function isRecent(claims: JWTPayload, maxAge: number | undefined, now: Date): boolean {
  if (maxAge === undefined) return true;

  const authTime = claims['auth_time'];
  return typeof authTime === 'number' && authTime + maxAge + LEEWAY_SECONDS >= toSeconds(now);
}

/** Ids are compared as they are, names whatever their case, as the provider does. */
function isOfOrganization(claims: JWTPayload, organization: string | undefined): boolean {
  if (organization === undefined) return true;
  if (organization.startsWith('org_')) return claims['org_id'] === organization;

  const name = claims['org_name'];
  return isText(name) && name.toLowerCase() === organization.toLowerCase();
}

/** Whether an `at_hash` is the one of an access token: the left half of its SHA-256. Not every issuer sends one. */
async function isHashOf(hash: unknown, accessToken: string): Promise<boolean> {
  if (hash === undefined) return true;

  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(accessToken));
  const half = String.fromCharCode(...new Uint8Array(digest).subarray(0, digest.byteLength / 2));
  const expected = btoa(half).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

  return hash === expected;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function toSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
