/** Where an application stands, from the first answer to the issued bond. */
export const APPLICATION_STATUSES = [
  'draft',
  'submitted',
  'under_review',
  'information_requested',
  'approved',
  'issued',
  'declined',
  'withdrawn',
] as const;

export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Every move an application may make; the database enforces the same table. A status without moves is final. */
export const ALLOWED_MOVES: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  draft: ['submitted', 'withdrawn'],
  submitted: ['under_review', 'approved', 'issued', 'withdrawn'],
  under_review: ['information_requested', 'approved', 'declined', 'withdrawn'],
  information_requested: ['under_review', 'withdrawn'],
  approved: ['issued', 'withdrawn'],
  issued: [],
  declined: [],
  withdrawn: [],
};

/** Whether an application may go from one status to another. */
export function canMove(from: ApplicationStatus, to: ApplicationStatus): boolean {
  return ALLOWED_MOVES[from].includes(to);
}

/** Whether an application in this status stays in it. */
export function isFinal(status: ApplicationStatus): boolean {
  return ALLOWED_MOVES[status].length === 0;
}

/** Where an issued bond stands. */
export const BOND_STATUSES = ['pending', 'active', 'expired', 'cancelled'] as const;

export type BondStatus = (typeof BOND_STATUSES)[number];

/** Every move a bond may make. From `expired` it comes back when it is continued by another term, and only then. */
export const ALLOWED_BOND_MOVES: Readonly<Record<BondStatus, readonly BondStatus[]>> = {
  pending: ['active', 'cancelled'],
  active: ['expired', 'cancelled'],
  expired: ['active'],
  cancelled: [],
};

/** Whether a bond may go from one status to another. */
export function canBondMove(from: BondStatus, to: BondStatus): boolean {
  return ALLOWED_BOND_MOVES[from].includes(to);
}
