import { createHmac, timingSafeEqual } from 'node:crypto';
import { fromBase64Url } from '../../../src/domain/proof/base64url.ts';

/**
 * Whether a text is a token of a signed-in user: signed by this stack's Auth (HS256) and not expired. The platform's
 * gateway makes the same check before a function with `verify_jwt`.
 */
export function isUserToken(token: string, secret: string, now: Date): boolean {
  const [header = '', payload = '', signature = ''] = token.split('.');
  if (readJson(header)?.alg !== 'HS256') return false;

  const expected = createHmac('sha256', secret).update(`${header}.${payload}`).digest();
  const given = fromBase64Url(signature) ?? new Uint8Array();
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;

  const { exp, nbf } = readJson(payload) ?? {};
  const seconds = now.getTime() / 1000;

  return typeof exp === 'number' && exp > seconds && !(typeof nbf === 'number' && nbf > seconds);
}

function readJson(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
