import type { Handler } from './serve.ts';

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

/** Response headers that supabase-js reads: counts and ranges of the Data API, error codes, the API version. */
const EXPOSED = [
  'Content-Range',
  'Content-Location',
  'Content-Profile',
  'Location',
  'Preference-Applied',
  'Range-Unit',
  'Retry-After',
  'sb-error-code',
  'X-Supabase-Api-Version',
  'x-sb-error-code',
].join(', ');

/**
 * Let pages of any origin call a service, as the platform does for the Data API, Auth and Storage: it answers
 * preflights with the headers that the client asks for. Functions are not wrapped: they answer preflights themselves,
 * as on the platform.
 */
export function withCors(handler: Handler): Handler {
  return async (request, peer) => {
    if (request.method === 'OPTIONS') return answerPreflight(request);

    const response = await handler(request, peer);
    const headers = new Headers(response.headers);
    headers.set('access-control-allow-origin', '*');
    headers.set('access-control-expose-headers', EXPOSED);

    return new Response(response.body, { status: response.status, headers });
  };
}

function answerPreflight(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': METHODS,
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '*',
      'access-control-max-age': '3600',
      vary: 'Access-Control-Request-Headers',
    },
  });
}
