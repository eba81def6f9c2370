import { errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { PUBLISHABLE_KEY, SECRET_KEY } from '../keys.ts';

const claimsSchema = z.looseObject({
  role: z.enum(['anon', 'authenticated', 'service_role']),
  exp: z.int(),
});

/** The identity for reading rows: the role, and the claims that policies check. */
export type Subscriber = {
  role: z.output<typeof claimsSchema>['role'];
  claims: Record<string, unknown>;
  /** In milliseconds since 1970. A key never expires. */
  expiresAt?: number;
};

/** An invalid token. The message is for the client, in the platform's words. */
export class TokenRefusedError extends Error {
  /** The platform's name for the reason. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'TokenRefusedError';
    this.code = code;
  }
}

/** The subscriber of a project key without a token. Undefined for an unknown key. */
export function subscriberOfKey(key: string | null): Subscriber | undefined {
  if (key === PUBLISHABLE_KEY) return { role: 'anon', claims: { role: 'anon' } };
  if (key === SECRET_KEY) return { role: 'service_role', claims: { role: 'service_role' } };

  return undefined;
}

/** The subscriber of a user's token from this stack's Auth. Rejects with a {@link TokenRefusedError}. */
export async function subscriberOfToken(token: string, secret: string): Promise<Subscriber> {
  const payload = await verify(token, secret);
  const claims = claimsSchema.safeParse(payload);
  if (!claims.success) {
    throw new TokenRefusedError('InvalidJWTToken', 'Fields `role` and `exp` are required in JWT');
  }

  return { role: claims.data.role, claims: claims.data, expiresAt: claims.data.exp * 1000 };
}

async function verify(token: string, secret: string): Promise<unknown> {
  try {
    const key = new TextEncoder().encode(secret);

    return (await jwtVerify(token, key, { algorithms: ['HS256'] })).payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired) {
      const seconds = Math.max(1, Math.round(Date.now() / 1000 - (error.payload.exp ?? 0)));
      throw new TokenRefusedError('InvalidJWTToken', `Token has expired ${seconds} seconds ago`);
    }
    if (error instanceof errors.JWSSignatureVerificationFailed) {
      throw new TokenRefusedError('JwtSignatureError', 'Failed to validate JWT signature');
    }
    throw new TokenRefusedError('MalformedJWT', 'The token provided is not a valid JWT');
  }
}
