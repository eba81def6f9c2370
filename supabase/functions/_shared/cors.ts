import { REQUEST_ID_HEADER } from './request-id.ts';

/** Origins of a site on the developer's own machine, on any port. */
const LOCAL_ORIGIN = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/** The headers that a browser may send. supabase-js adds `x-client-info`. */
const ALLOWED_HEADERS = 'authorization, apikey, content-type, x-client-info';

/** How long a browser may cache a preflight, in seconds. */
const PREFLIGHT_MAX_AGE = 600;

/**
 * The CORS headers for a request. They name the request's origin if it is allowed, never a wildcard. If all allowed
 * origins are local, as in development and tests, every local origin is allowed, because ports vary. Credentials are
 * not allowed, because no cookie is used.
 */
export function corsHeaders(request: Request, allowedOrigins: readonly string[]): Headers {
  const headers = new Headers({ vary: 'origin' });
  const origin = request.headers.get('origin');
  if (origin === null || !isAllowed(origin, allowedOrigins)) return headers;

  headers.set('access-control-allow-origin', origin);
  headers.set(
    'access-control-expose-headers',
    `retry-after, x-demonstration, ${REQUEST_ID_HEADER}`,
  );
  if (request.method !== 'OPTIONS') return headers;

  headers.set('access-control-allow-methods', 'POST');
  headers.set('access-control-allow-headers', ALLOWED_HEADERS);
  headers.set('access-control-max-age', String(PREFLIGHT_MAX_AGE));
  return headers;
}

function isAllowed(origin: string, allowedOrigins: readonly string[]): boolean {
  if (allowedOrigins.some((allowed) => matches(allowed, origin))) return true;
  if (allowedOrigins.length === 0) return false;

  return [...allowedOrigins, origin].every((each) => LOCAL_ORIGIN.test(each));
}

/** Whether an origin is the allowed one. A `*` stands for letters, digits and hyphens: for the name of one preview. */
function matches(allowed: string, origin: string): boolean {
  const [start = '', end] = allowed.split('*');
  if (end === undefined) return origin === allowed;

  const name = origin.slice(start.length, -end.length);
  return origin === `${start}${name}${end}` && /^[a-z0-9-]+$/.test(name);
}
