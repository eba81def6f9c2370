/** Origins of a site that runs on the developer's own machine, on any port. */
const LOCAL_ORIGIN = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/** What a browser may send: supabase-js adds `x-client-info`. */
const ALLOWED_HEADERS = 'authorization, apikey, content-type, x-client-info';

/** How long a browser may remember a preflight, in seconds. */
const PREFLIGHT_MAX_AGE = 600;

/**
 * The CORS headers for a request: its origin is named back when it is on the list, never a wildcard. Where all of the
 * list is local, as in development and in tests, so is any other local origin: ports change. No cookie is involved, so
 * credentials are not allowed.
 */
export function corsHeaders(request: Request, allowedOrigins: readonly string[]): Headers {
  const headers = new Headers({ vary: 'origin' });
  const origin = request.headers.get('origin');
  if (origin === null || !isAllowed(origin, allowedOrigins)) return headers;

  headers.set('access-control-allow-origin', origin);
  headers.set('access-control-expose-headers', 'retry-after, x-demonstration');
  if (request.method !== 'OPTIONS') return headers;

  headers.set('access-control-allow-methods', 'POST');
  headers.set('access-control-allow-headers', ALLOWED_HEADERS);
  headers.set('access-control-max-age', String(PREFLIGHT_MAX_AGE));
  return headers;
}

function isAllowed(origin: string, allowedOrigins: readonly string[]): boolean {
  if (allowedOrigins.includes(origin)) return true;
  if (allowedOrigins.length === 0) return false;

  return [...allowedOrigins, origin].every((each) => LOCAL_ORIGIN.test(each));
}
