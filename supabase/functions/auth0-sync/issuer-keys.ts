import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { DependencyError } from '../_shared/failures.ts';

/** Time limit for the issuer's answer, in milliseconds. */
const TIMEOUT_MS = 5_000;

/** How long to use keys before loading them again, in milliseconds. */
const KEYS_MAX_AGE_MS = 600_000;

/** Minimum time between two loads, in milliseconds, when tokens with unknown key ids arrive. */
const KEYS_COOLDOWN_MS = 30_000;

/** The public keys of an issuer, found by OpenID Connect Discovery and cached for ten minutes. */
export function createIssuerKeys(
  issuer: string,
  cooldownMs: number = KEYS_COOLDOWN_MS,
): JWTVerifyGetKey {
  let keySet: Promise<JWTVerifyGetKey> | undefined;

  return async (header, token) => {
    try {
      keySet ??= discover(issuer, cooldownMs);
      return await (
        await keySet
      )(header, token);
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey) throw error;

      keySet = undefined;
      throw new DependencyError('issuer', error instanceof errors.JOSEError ? error.code : 'none');
    }
  };
}

async function discover(issuer: string, cooldownMs: number): Promise<JWTVerifyGetKey> {
  const response = await fetch(`${issuer}.well-known/openid-configuration`, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  // Refuse a document that names another issuer or keys on another host, because only the configured issuer is trusted.
  const { jwks_uri: address } = z
    .object({
      issuer: z.literal(issuer),
      jwks_uri: z.url().refine((url) => new URL(url).origin === new URL(issuer).origin),
    })
    .parse(await response.json());

  return createRemoteJWKSet(new URL(address), {
    timeoutDuration: TIMEOUT_MS,
    cacheMaxAge: KEYS_MAX_AGE_MS,
    cooldownDuration: cooldownMs,
  });
}
