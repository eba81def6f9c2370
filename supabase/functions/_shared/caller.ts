import type { SupabaseClient, User } from '@supabase/supabase-js';
import { DependencyError, type Outcome } from './failures.ts';
import { readSessionClaims, type SessionClaims } from './token-claims.ts';

/**
 * Who calls: somebody signed in, by the id and the session in the verified token, or a visitor. Never an id from a body.
 */
export type Caller = SessionClaims & {
  userId: string | undefined;
  /** The account has a second factor and this session did not prove it: whoever calls knows the password alone. */
  owesFactor: boolean;
};

const VISITOR: Caller = {
  userId: undefined,
  assurance: 'aal1',
  sessionId: undefined,
  challengedAt: undefined,
  owesFactor: false,
};

/** Whether the request carries one of these keys of the project. */
export function hasKnownKey(request: Request, keys: readonly string[]): boolean {
  const key = request.headers.get('apikey');

  return key !== null && keys.includes(key);
}

/**
 * The caller by the bearer token, which Auth verifies: its signature, its time, and that its session is open. supabase-js sends its key as the token when nobody is signed
 * in, so one of these keys means a visitor; any other token must verify.
 */
export async function identifyCaller(
  request: Request,
  keys: readonly string[],
  auth: SupabaseClient['auth'],
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

/** Auth that does not answer must not look like a bad token. */
function isOutage(status: number | undefined): boolean {
  return status === undefined || status === 0 || status === 429 || status >= 500;
}
