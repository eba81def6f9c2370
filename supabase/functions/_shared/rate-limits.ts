/** The number of calls that a caller may make in a window. The window is in seconds. */
export type RateLimit = { allowed: number; windowSeconds: number };

/** The limits of the public functions. One person needs few calls, but a whole office can share an address. */
export const RATE_LIMITS = {
  'authorize-payment': { allowed: 60, windowSeconds: 600 },
  'submit-application': { allowed: 60, windowSeconds: 600 },
  /** Each visit of a draft and each change of its numbers is one call. */
  'seal-draft': { allowed: 120, windowSeconds: 600 },
  /** Each visit of a quote that an attorney started from a matter is one call. A law firm shares an address. */
  'bind-signed-parts': { allowed: 120, windowSeconds: 600 },
  /** Each sign-in is one call. */
  'auth0-sync': { allowed: 30, windowSeconds: 600 },
  /** Each document is one call, or two if it is sent again. */
  'check-document': { allowed: 120, windowSeconds: 600 },
  /** Each opened file is one call. All underwriters of an office may share an address. */
  'open-document': { allowed: 600, windowSeconds: 600 },
  /** Each file is one call. An attorney may fetch the files of a dozen estates in a row. */
  'generate-signed-url': { allowed: 120, windowSeconds: 600 },
  'withdraw-application': { allowed: 30, windowSeconds: 600 },
  'answer-information-request': { allowed: 30, windowSeconds: 600 },
  'accept-price-offer': { allowed: 30, windowSeconds: 600 },
  'request-bond-change': { allowed: 30, windowSeconds: 600 },
  /** All underwriters of an office may share an address. */
  'decide-application': { allowed: 600, windowSeconds: 600 },
  'decide-bond-request': { allowed: 600, windowSeconds: 600 },
  'issue-bond': { allowed: 600, windowSeconds: 600 },
  /** Each file is one call of up to 8 MB. */
  'add-matter-file': { allowed: 60, windowSeconds: 600 },
  'open-matter-file': { allowed: 120, windowSeconds: 600 },
  /** Each form is one call of up to 8 MB. */
  'store-own-form': { allowed: 60, windowSeconds: 600 },
  'add-blank-form': { allowed: 60, windowSeconds: 600 },
  'reveal-identity': { allowed: 200, windowSeconds: 600 },
  /** Per person. Nobody needs customers' numbers more often than every two minutes. */
  'reveal-identity-person': { allowed: 30, windowSeconds: 3600 },
  'make-recovery-codes': { allowed: 30, windowSeconds: 600 },
  'use-recovery-code': { allowed: 30, windowSeconds: 600 },
  /** Per session. A code is on paper, so nobody mistypes it more often. */
  'use-recovery-code-session': { allowed: 5, windowSeconds: 3600 },
  /** Each file is one call. */
  'application-receipt': { allowed: 60, windowSeconds: 600 },
  /** The confirmation asks again while a bond is being made, some twenty times in ten minutes; an office shares an address. */
  'bond-progress': { allowed: 300, windowSeconds: 600 },
  'terms-pdf': { allowed: 60, windowSeconds: 600 },
  /** A clerk's office shares an address. A token has 192 bits, so guessing needs no limit. */
  'verify-bond': { allowed: 120, windowSeconds: 600 },
  /** Each sign-up is one call. */
  'tell-known-address': { allowed: 30, windowSeconds: 600 },
  /** For all visitors together. Each owner of an account gets one mail a day at most. */
  'tell-known-address-overall': { allowed: 300, windowSeconds: 3600 },
  /** Each inquiry is one call. A law firm shares an address. */
  'send-inquiry': { allowed: 20, windowSeconds: 3600 },
  /** For all visitors together. More than underwriters could answer. */
  'send-inquiry-overall': { allowed: 200, windowSeconds: 3600 },
  /** Each look at the link is one call. A key has 256 bits, so guessing needs no limit. */
  'inquiry-status': { allowed: 120, windowSeconds: 600 },
  /** Each invitation is one call. A law firm shares an address. */
  'send-signing-link': { allowed: 60, windowSeconds: 600 },
  /** Each look at a link is one call, and mail scanners look too. A token has 192 bits, so guessing needs no limit. */
  'open-signing-link': { allowed: 120, windowSeconds: 600 },
  /** The database allows five codes an hour for each link. */
  'send-signing-code': { allowed: 30, windowSeconds: 600 },
  /** Five wrong codes lock a link. */
  'confirm-signing-code': { allowed: 30, windowSeconds: 600 },
  /** Each step is one call, or more on a weak network. A family or a firm shares an address. */
  'save-signing-part': { allowed: 300, windowSeconds: 600 },
  'sign-by-link': { allowed: 60, windowSeconds: 600 },
  'resend-signing-link': { allowed: 20, windowSeconds: 600 },
  /** Each bundle is one call. */
  'audit-bundle': { allowed: 60, windowSeconds: 600 },
  /** Each letter is one call. */
  'bondability-letter': { allowed: 60, windowSeconds: 600 },
  /** Each packet is one call. An attorney may print the packets of a dozen estates in a row. */
  'filing-packet': { allowed: 60, windowSeconds: 600 },
  /** A schedule calls it once an hour. After a change of keys, an operator calls it repeatedly. */
  'sign-manifests': { allowed: 600, windowSeconds: 600 },
  /** A schedule calls it every two minutes, up to ten times if many bonds are waiting. */
  'finish-bonds': { allowed: 600, windowSeconds: 600 },
  /** A schedule calls it once an hour. */
  'sweep-documents': { allowed: 60, windowSeconds: 600 },
  /** A schedule calls it once a day. */
  'renewal-reminders': { allowed: 60, windowSeconds: 600 },
  'delete-expired-records': { allowed: 60, windowSeconds: 600 },
  /** A schedule calls it once a minute; the local stack calls it more often. */
  'send-notifications': { allowed: 600, windowSeconds: 600 },
  /** Mail providers call it from their own servers for all of their users. */
  unsubscribe: { allowed: 600, windowSeconds: 600 },
  'mail-confirmation': { allowed: 30, windowSeconds: 600 },
  /** Calendar services read the feeds of all their users from their own servers. A token has 192 bits, so guessing needs no limit. */
  'matter-calendar': { allowed: 600, windowSeconds: 600 },
  /** Several monitors may share the address of their service. */
  health: { allowed: 120, windowSeconds: 600 },
  /** Each page view is one call. */
  vitals: { allowed: 120, windowSeconds: 600 },
  /** For all visitors together. Above two page views per second, the measurements are a sample. */
  'vitals-overall': { allowed: 1200, windowSeconds: 600 },
} as const satisfies Record<string, RateLimit>;

/** The name of a function with a rate limit. */
export type LimitedFunction = keyof typeof RATE_LIMITS;
