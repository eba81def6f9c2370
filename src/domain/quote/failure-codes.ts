/** Why a call was refused, with the HTTP status that carries it. The set is closed: the wizard has words for each. */
export const FAILURE_STATUS = {
  /** The body is not JSON or not an object. */
  malformed: 400,
  /** No or a wrong API key, or a bearer token that does not verify. */
  unauthorized: 401,
  /** The submission names no payment of this quote. */
  'payment-missing': 402,
  /** The processor refused the payment. */
  'payment-declined': 402,
  /** The quote belongs to another user or another browser's key. */
  'not-your-quote': 403,
  'method-not-allowed': 405,
  /** The bond is renewed already, or another application for it is under way. */
  'already-renewed': 409,
  /** The bond to renew is not in the caller's account, or it has no next term now. */
  'not-renewable': 409,
  /** The amount authorized is not today's price. */
  'payment-mismatch': 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  /** Answers that do not validate; the answer carries the issues. */
  'invalid-application': 422,
  /** A bond that is not in the catalogue or not written in the state. */
  'unknown-bond': 422,
  /** Too many calls; the answer says in Retry-After when to come back. */
  'rate-limited': 429,
  unexpected: 500,
} as const;

export type FailureCode = keyof typeof FAILURE_STATUS;

/** The codes alone. */
export const FAILURE_CODES = Object.keys(FAILURE_STATUS) as FailureCode[];
