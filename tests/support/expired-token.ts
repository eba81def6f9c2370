import { decodeJwt, SignJWT } from 'jose';
import { readSecrets } from '../../supabase/local/secrets.ts';

/** The same token, signed by the stack on a data directory, but good until a minute ago. */
export async function expireToken(dataDirectory: string, token: string): Promise<string> {
  const { jwtSecret } = await readSecrets(dataDirectory);
  const expiredAt = Math.floor(Date.now() / 1000) - 60;

  return new SignJWT({ ...decodeJwt(token), exp: expiredAt })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(jwtSecret));
}
