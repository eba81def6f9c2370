/** Reasons that a call was refused, with their HTTP status. The wizard has a message for each. */
export const FAILURE_STATUS = {
  /** The body is not a JSON object. */
  malformed: 400,
  /** The API key is missing or wrong, or the bearer token is invalid. */
  unauthorized: 401,
  /** The submission names no payment of this quote. */
  'payment-missing': 402,
  /** The payment processor refused the payment. */
  'payment-declined': 402,
  /** The quote belongs to another user or another browser's key. */
  'not-your-quote': 403,
  'method-not-allowed': 405,
  /** The bond is already renewed, or another renewal application is open. */
  'already-renewed': 409,
  /** The bond to renew is not in the caller's account, or has no next term now. */
  'not-renewable': 409,
  /** The authorized amount is not the current price. */
  'payment-mismatch': 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  /** The answers are invalid. The response lists the issues. */
  'invalid-application': 422,
  /** The bond is not in the catalog or not available in the state. */
  'unknown-bond': 422,
  /** Too many calls. The Retry-After header says when to come back. */
  'rate-limited': 429,
  unexpected: 500,
  /**
   * The server is overloaded, or a service that it needs does not answer. The Retry-After header
   * says when to come back.
   */
  busy: 503,
} as const;

export type FailureCode = keyof typeof FAILURE_STATUS;

/** The codes without their status. */
export const FAILURE_CODES = Object.keys(FAILURE_STATUS) as FailureCode[];
