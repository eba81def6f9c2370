import { z } from 'zod';
import type { AuthCall, AuthParts } from './call.ts';
import { factorsOf } from './factors/factor-rows.ts';
import { readClaims, rememberCaller } from './sessions.ts';
import { readAssurance } from './sign-in-methods.ts';
import { readToken, signToken } from './tokens.ts';

const metadataSchema = z.record(z.string(), z.unknown());

const sessionSchema = z.looseObject({
  access_token: z.string(),
  user: z.looseObject({ app_metadata: metadataSchema, user_metadata: metadataSchema }),
});

/**
 * The answer with a token that has the platform's claims: the owner, the user's metadata and the sign-in methods. The
 * session gets the caller's address and program, and the user gets the factors. An answer without a session stays
 * unchanged.
 */
export async function withPlatformClaims(
  parts: AuthParts,
  call: AuthCall,
  response: Response,
): Promise<Response> {
  if (!response.ok) return response;
  const answer: unknown = await response.clone().json();
  const session = sessionSchema.safeParse(answer);
  if (!session.success) return response;

  const { access_token: token, user } = session.data;
  const { sessionId, userId } = readClaims(token) ?? {};
  if (!sessionId || !userId) return response;

  const { database, apiUrl, jwtSecret } = parts;
  await rememberCaller(database, sessionId, call);
  const claims = {
    ...readToken(token),
    iss: `${apiUrl}/auth/v1`,
    phone: '',
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    ...(await readAssurance(database, sessionId)),
    is_anonymous: false,
  };
  const headers = new Headers(response.headers);
  headers.delete('content-length');

  return Response.json(
    {
      ...session.data,
      access_token: signToken(claims, jwtSecret),
      user: { ...user, ...(await factorsOf(database, userId)) },
    },
    { status: response.status, headers },
  );
}
