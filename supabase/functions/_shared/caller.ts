import type { User } from '@supabase/supabase-js';
import { DependencyError, type Outcome } from './failures.ts';
import { readSessionClaims, type SessionClaims } from './token-claims.ts';
import type { ServiceClient } from './service-client.ts';

/**
 * The caller of a function: a signed-in user or a visitor. The user id and the session come from the verified token,
 * never from a body.
 */
export type Caller = SessionClaims & {
  userId: string | undefined;
  /**
   * True if the account has a second factor that this session did not prove. The caller then knows only the password.
   */
  owesFactor: boolean;
};

const VISITOR: Caller = {
  userId: undefined,
  assurance: 'aal1',
  sessionId: undefined,
  challengedAt: undefined,
  owesFactor: false,
};

/** Whether the request has one of these project keys. */
export function hasKnownKey(request: Request, keys: readonly string[]): boolean {
  const key = request.headers.get('apikey');

  return key !== null && keys.includes(key);
}

/**
 * Identify the caller by the bearer token. Auth verifies the token's signature, its expiry and that its session is
 * open. Without a signed-in user, supabase-js sends a project key as the token, so such a key means a visitor. Any
 * other token must verify.
 */
export async function identifyCaller(
  request: Request,
  keys: readonly string[],
  auth: ServiceClient['auth'],
): Promise<Outcome<Caller>> {
  const authorization = request.headers.get('authorization');
  if (authorization === null) return { ok: true, value: VISITOR };

  const token = /^Bearer ([\w.~+/=-]+)$/i.exec(authorization)?.[1];
  if (token === undefined) return { ok: false, code: 'unauthorized' };
  if (keys.includes(token)) return { ok: true, value: VISITOR };

  const { data, error } = await auth.getUser(token);
  if (data.user !== null) return { ok: true, value: toCaller(data.user, token) };
  if (isOutage(error?.status)) throw new DependencyError('auth', error?.code);

  return { ok: false, code: 'unauthorized' };
}

function toCaller({ id, factors = [] }: User, token: string): Caller {
  const claims = readSessionClaims(token);
  const hasFactor = factors.some(({ status }) => status === 'verified');

  return { ...claims, userId: id, owesFactor: hasFactor && claims.assurance !== 'aal2' };
}

/** An outage of Auth must not look like a bad token. */
function isOutage(status: number | undefined): boolean {
  return status === undefined || status === 0 || status === 429 || status >= 500;
}
