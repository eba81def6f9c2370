import { isDemonstration } from './demonstration.ts';

/**
 * What every answer of a function says to browsers, whatever it is: keep it nowhere, take it for nothing but its type,
 * load nothing for it, show it in no frame, and ask this host by https alone.
 */
const ANSWER_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
};

/** Set these headers on an answer; that of a demonstration says so.  It must not be one of `Response.redirect`, whose headers cannot be changed. */
export function withAnswerHeaders(response: Response): Response {
  for (const [name, value] of Object.entries(ANSWER_HEADERS)) response.headers.set(name, value);

  if (isDemonstration()) response.headers.set('x-demonstration', 'on');

  return response;
}
