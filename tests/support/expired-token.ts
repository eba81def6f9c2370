import { decodeJwt, SignJWT } from 'jose';
import { WARM_SECRETS } from './warm-functions.ts';

/** The same token, signed by the shared stack, but expired a minute ago. */
export function expireToken(token: string): Promise<string> {
  const expiredAt = Math.floor(Date.now() / 1000) - 60;

  return new SignJWT({ ...decodeJwt(token), exp: expiredAt })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(WARM_SECRETS.jwtSecret));
}
