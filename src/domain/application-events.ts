/** What can happen to an application, in the order of its life; the database holds the same list. */
export const APPLICATION_EVENT_KINDS = [
  'submitted',
  'sent-to-review',
  'information-requested',
  'information-given',
  /** Above the limit of one underwriter: a colleague has to approve it too. */
  'first-approved',
  'approved',
  'declined',
  'issued',
  'withdrawn',
  /** Sent without an account, and taken over by the account of the same verified address. */
  'claimed',
  /** Somebody of the staff looked at an SSN or an EIN. The customer does not read it. */
  'identity-revealed',
  /** After the bond was issued: its holder asks for a change or for its end, and takes that back. */
  'change-requested',
  'change-withdrawn',
  /** A raise above the limit of one underwriter: a colleague has to approve it too. */
  'change-first-approved',
  /** And the staff decides it. */
  'change-approved',
  'change-declined',
  /** The bond goes on for another term, bought with another application. */
  'bond-renewed',
  /** Its term is over. */
  'bond-expired',
] as const;

export type ApplicationEventKind = (typeof APPLICATION_EVENT_KINDS)[number];
