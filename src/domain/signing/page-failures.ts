/** The reasons for which the server refuses a call of the signing page. The page has words for each. */
export const SIGNING_PAGE_FAILURES = [
  'not-found',
  'rate-limited',
  'not-expired',
  'wrong-code',
  'code-expired',
  'locked',
  'session-ended',
  'already-signed',
  'declined',
  'changed',
  'incomplete',
  'wrong-name',
  'text-changed',
  'invalid',
] as const;

export type SigningPageFailure = (typeof SIGNING_PAGE_FAILURES)[number];
