/** The status of an application, from the first answer to the issued bond. */
export const APPLICATION_STATUSES = [
  'draft',
  'submitted',
  'under_review',
  'information_requested',
  /** An underwriter offered another price. The customer accepts it or withdraws. */
  'price_offered',
  'approved',
  'issued',
  'declined',
  'withdrawn',
] as const;

export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/**
 * Every allowed change of status. The database enforces the same table. A status without changes is
 * final.
 */
export const ALLOWED_MOVES: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  draft: ['submitted', 'withdrawn'],
  submitted: ['under_review', 'approved', 'issued', 'withdrawn'],
  under_review: ['information_requested', 'price_offered', 'approved', 'declined', 'withdrawn'],
  information_requested: ['under_review', 'withdrawn'],
  price_offered: ['under_review', 'approved', 'withdrawn'],
  approved: ['issued', 'withdrawn'],
  issued: [],
  declined: [],
  withdrawn: [],
};

/** Whether an application may change from one status to another. */
export function canMove(from: ApplicationStatus, to: ApplicationStatus): boolean {
  return ALLOWED_MOVES[from].includes(to);
}

/** Whether a status never changes again. */
export function isFinal(status: ApplicationStatus): boolean {
  return ALLOWED_MOVES[status].length === 0;
}
