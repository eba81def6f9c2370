/** The reasons for which the server refuses a call of the client's page. The page has words for each. */
export const PAY_FAILURES = [
  'session-ended',
  'payment-declined',
  'payment-mismatch',
  'not-open',
  'not-your-quote',
  'invalid-application',
  'rate-limited',
  'busy',
  'unexpected',
] as const;

export type PayFailure = (typeof PAY_FAILURES)[number];
