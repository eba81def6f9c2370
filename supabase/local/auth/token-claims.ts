import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { AuthParts } from './call.ts';
import { readClaims, wasOpenedByLink } from './sessions.ts';

const metadataSchema = z.record(z.string(), z.unknown());

const sessionSchema = z.looseObject({
  access_token: z.string(),
  user: z.looseObject({ app_metadata: metadataSchema, user_metadata: metadataSchema }),
});

/**
 * The answer with a token that says what the platform's says: besides whose it is, the metadata of the user and
 * how they signed in. An answer without a session stays as it is.
 */
export async function withPlatformClaims(parts: AuthParts, response: Response): Promise<Response> {
  if (!response.ok) return response;
  const answer: unknown = await response.clone().json();
  const session = sessionSchema.safeParse(answer);
  if (!session.success) return response;

  const { access_token: token, user } = session.data;
  const { sessionId } = readClaims(token) ?? {};
  const isByLink = sessionId !== undefined && (await wasOpenedByLink(parts.database, sessionId));
  const claims = {
    iss: `${parts.apiUrl}/auth/v1`,
    phone: '',
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    aal: 'aal1',
    amr: [{ method: isByLink ? 'otp' : 'password', timestamp: Math.floor(Date.now() / 1000) }],
    is_anonymous: false,
  };
  const headers = new Headers(response.headers);
  headers.delete('content-length');

  return Response.json(
    { ...session.data, access_token: addClaims(token, claims, parts.jwtSecret) },
    { status: response.status, headers },
  );
}

function addClaims(token: string, claims: Record<string, unknown>, secret: string): string {
  const [header = '', payload = ''] = token.split('.');
  const own = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as object;
  const all = Buffer.from(JSON.stringify({ ...own, ...claims })).toString('base64url');
  const signature = createHmac('sha256', secret).update(`${header}.${all}`).digest('base64url');

  return `${header}.${all}.${signature}`;
}
