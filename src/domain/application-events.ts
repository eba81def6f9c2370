/** The events of an application, in order. The database has the same list. */
export const APPLICATION_EVENT_KINDS = [
  'submitted',
  'sent-to-review',
  'information-requested',
  'information-given',
  /**
   * The first approval of a bond above the limit of one underwriter. A colleague has to approve it
   * as well. Customers do not see it.
   */
  'first-approved',
  'approved',
  /**
   * The first of two underwriters named another premium for a bond above the limit of one. A
   * colleague has to offer the same premium. Customers do not see it.
   */
  'price-proposed',
  /** An underwriter offered another price to the customer. */
  'price-offered',
  /** The customer accepted the offered price, which approves the application. */
  'price-accepted',
  /** The customer did not answer in time, so the application was withdrawn. */
  'price-expired',
  /** An underwriter took the offered price back. The authorized price stays. */
  'price-taken-back',
  'declined',
  'issued',
  'withdrawn',
  /**
   * The account with the same verified address took over an application that was sent without an
   * account.
   */
  'claimed',
  /** A member of staff viewed an SSN or EIN. Customers do not see it. */
  'identity-revealed',
  /** A member of staff added the blank form of a court or agency. Customers do not see it. */
  'form-added',
  /** A member of staff sent the signed form of a court or agency for the bond. Customers do not see it. */
  'form-signed',
  /**
   * After the bond was issued, its holder requested a change or the end of the bond, or withdrew
   * the request.
   */
  'change-requested',
  'change-withdrawn',
  /**
   * The first approval of an increase above the limit of one underwriter. A colleague has to
   * approve it as well. Customers do not see it.
   */
  'change-first-approved',
  /** The decision of staff about a requested change. */
  'change-approved',
  'change-declined',
  /** Another application continued the bond for another term. */
  'bond-renewed',
  /** The term of the bond ended. */
  'bond-expired',
] as const;

/** Events that only staff can see. The table's policy has the same list. */
export const STAFF_EVENT_KINDS = [
  'identity-revealed',
  'first-approved',
  'price-proposed',
  'change-first-approved',
  'form-added',
  'form-signed',
] as const satisfies readonly (typeof APPLICATION_EVENT_KINDS)[number][];

export type ApplicationEventKind = (typeof APPLICATION_EVENT_KINDS)[number];
