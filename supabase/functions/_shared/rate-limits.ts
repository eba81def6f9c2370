/** How many calls a caller may make in a window, in seconds. */
export type RateLimit = { allowed: number; windowSeconds: number };

/** The limits of the functions anyone can call. A person needs a handful of calls; a whole office shares an address. */
export const RATE_LIMITS = {
  'authorize-payment': { allowed: 60, windowSeconds: 600 },
  'submit-application': { allowed: 60, windowSeconds: 600 },
  /** One sign-in is one call. */
  'auth0-sync': { allowed: 30, windowSeconds: 600 },
  /** One document is one call, and twice that when it is sent again. */
  'check-document': { allowed: 120, windowSeconds: 600 },
  /** One press is one file; a whole desk of underwriters may share an address. */
  'open-document': { allowed: 600, windowSeconds: 600 },
  /** One file is one call; an attorney fetches the files of a dozen estates in a row. */
  'generate-signed-url': { allowed: 120, windowSeconds: 600 },
  'withdraw-application': { allowed: 30, windowSeconds: 600 },
  'answer-information-request': { allowed: 30, windowSeconds: 600 },
  'request-bond-change': { allowed: 30, windowSeconds: 600 },
  /** A whole desk of underwriters may share an address. */
  'decide-application': { allowed: 600, windowSeconds: 600 },
  'decide-bond-request': { allowed: 600, windowSeconds: 600 },
  'issue-bond': { allowed: 600, windowSeconds: 600 },
  'reveal-identity': { allowed: 200, windowSeconds: 600 },
  /** One person: nobody needs the numbers of a customer every two minutes all day long. */
  'reveal-identity-person': { allowed: 30, windowSeconds: 3600 },
  'make-recovery-codes': { allowed: 30, windowSeconds: 600 },
  'use-recovery-code': { allowed: 30, windowSeconds: 600 },
  /** One person: a code is on paper, and nobody types it wrong so often. */
  'use-recovery-code-person': { allowed: 5, windowSeconds: 3600 },
  /** One press is one file. */
  'application-receipt': { allowed: 60, windowSeconds: 600 },
  'terms-pdf': { allowed: 60, windowSeconds: 600 },
  /** A clerk's office shares an address; a token has 192 bits, so no limit is needed against guessing. */
  'verify-bond': { allowed: 120, windowSeconds: 600 },
  /** One press is one bundle. */
  'audit-bundle': { allowed: 60, windowSeconds: 600 },
  /** A schedule calls it once an hour, and an operator in a row after a change of keys. */
  'sign-manifests': { allowed: 600, windowSeconds: 600 },
  /** A schedule calls it once an hour. */
  'sweep-documents': { allowed: 60, windowSeconds: 600 },
  /** A schedule calls it once a day. */
  'renewal-reminders': { allowed: 60, windowSeconds: 600 },
  'delete-expired-records': { allowed: 60, windowSeconds: 600 },
  /** A schedule calls it once a minute; the local stack more often. */
  'send-notifications': { allowed: 600, windowSeconds: 600 },
  /** Mail programs call it from the servers of their makers, for all of their users. */
  unsubscribe: { allowed: 600, windowSeconds: 600 },
  'mail-confirmation': { allowed: 30, windowSeconds: 600 },
  /** One page view is one call. */
  vitals: { allowed: 120, windowSeconds: 600 },
  /** All visitors together: beyond two page views a second, what is measured is a sample. */
  'vitals-overall': { allowed: 1200, windowSeconds: 600 },
} as const satisfies Record<string, RateLimit>;

/** The name of a function that has a limit. */
export type LimitedFunction = keyof typeof RATE_LIMITS;
