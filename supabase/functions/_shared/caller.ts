import type { SupabaseClient } from '@supabase/supabase-js';
import { DependencyError, type Outcome } from './failures.ts';

/** Who calls: a signed-in customer by the id in the verified token, or a visitor. Never an id from a body. */
export type Caller = { userId: string | undefined };

/** Whether the request carries one of these keys of the project. */
export function hasKnownKey(request: Request, keys: readonly string[]): boolean {
  const key = request.headers.get('apikey');

  return key !== null && keys.includes(key);
}

/**
 * The caller by the bearer token, which Auth verifies. supabase-js sends its key as the token when nobody is signed
 * in, so one of these keys means a visitor; any other token must verify.
 */
export async function identifyCaller(
  request: Request,
  keys: readonly string[],
  auth: SupabaseClient['auth'],
): Promise<Outcome<Caller>> {
  const authorization = request.headers.get('authorization');
  if (authorization === null) return { ok: true, value: { userId: undefined } };

  const token = /^Bearer ([\w.~+/=-]+)$/i.exec(authorization)?.[1];
  if (token === undefined) return { ok: false, code: 'unauthorized' };
  if (keys.includes(token)) return { ok: true, value: { userId: undefined } };

  const { data, error } = await auth.getUser(token);
  if (data.user !== null) return { ok: true, value: { userId: data.user.id } };
  if (isOutage(error?.status)) throw new DependencyError('auth', error?.code);

  return { ok: false, code: 'unauthorized' };
}

/** Auth that does not answer must not look like a bad token. */
function isOutage(status: number | undefined): boolean {
  return status === undefined || status === 0 || status === 429 || status >= 500;
}
