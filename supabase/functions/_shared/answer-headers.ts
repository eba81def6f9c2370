import { isDemonstration } from './demonstration.ts';

/**
 * Security headers of every response: don't store it, don't guess its type, load nothing for it, show it in no frame,
 * send no referrer, load it into no other site's page, and call this host only by https. Netlify sets the headers of
 * `netlify.toml` on its own files only, so the responses that it forwards below `/api/` bring theirs.
 */
const ANSWER_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
};

/**
 * Set the security headers on a response, and mark it in a demonstration. A response with its own rule for caches keeps it. The response must not come from
 * `Response.redirect`, whose headers cannot be changed.
 */
export function withAnswerHeaders(response: Response): Response {
  for (const [name, value] of Object.entries(ANSWER_HEADERS)) response.headers.set(name, value);
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');

  if (isDemonstration()) response.headers.set('x-demonstration', 'on');

  return response;
}
