import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import type { SsoSyncRequest } from '../../../src/domain/accounts/sso-sync.ts';
import { fail, ok, type Result } from '../../../src/domain/result.ts';
import type { SsoSettings } from './settings.ts';

/** The identity of the user, as the issuer states it. */
export type SsoIdentity = {
  issuer: string;
  subject: string;
  nonce: string;
  /** The email address, if the issuer has verified that it belongs to the user. */
  verifiedEmail: string | undefined;
};

/** The rules for checking an issuer's tokens. */
export type TokenRules = { settings: SsoSettings; keys: JWTVerifyGetKey; now: Date };

/** The algorithm that our browser library requests. A fixed list prevents a token from choosing its own check. */
const ALGORITHMS = ['RS256'];

/** Allowed difference between the clocks. */
const LEEWAY_SECONDS = 60;

/** A token comes straight from the issuer. An older token may have been stolen. */
const MAX_TOKEN_AGE_SECONDS = 300;

/**
 * Remember a nonce as long as its token could be replayed: the maximum age plus the clock difference in both
 * directions.
 */
export const NONCE_SECONDS = MAX_TOKEN_AGE_SECONDS + 2 * LEEWAY_SECONDS;

/**
 * Check the tokens from the browser. The ID token is checked with the issuer's keys and with its claims: issuer,
 * audience, age, nonce, subject, authorized party, authentication time and organization. The access token and the
 * profile are checked against the ID token. A failure names the reason for the log. Throws if the keys cannot be
 * loaded.
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

  // Accept only the boolean, because some providers send the text "false".
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

/** A token with several audiences must name the client that requested it (OpenID Connect Core, 3.1.3.7). */
function isForClient({ aud, azp }: JWTPayload, clientId: string): boolean {
  const hasOthers = Array.isArray(aud) && aud.length > 1;

  return azp === undefined ? !hasOthers : azp === clientId;
}

function isRecent(claims: JWTPayload, maxAge: number | undefined, now: Date): boolean {
  if (maxAge === undefined) return true;

  const authTime = claims['auth_time'];
  return typeof authTime === 'number' && authTime + maxAge + LEEWAY_SECONDS >= toSeconds(now);
}

/** Ids are case-sensitive and names are not, as at the provider. */
function isOfOrganization(claims: JWTPayload, organization: string | undefined): boolean {
  if (organization === undefined) return true;
  if (organization.startsWith('org_')) return claims['org_id'] === organization;

  const name = claims['org_name'];
  return isText(name) && name.toLowerCase() === organization.toLowerCase();
}

/**
 * Whether `at_hash` fits the access token: it must be the left half of the token's SHA-256. Not every issuer sends one.
 */
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
