/** The status of an issued bond. */
export const BOND_STATUSES = ['pending', 'active', 'expired', 'cancelled'] as const;

export type BondStatus = (typeof BOND_STATUSES)[number];

/**
 * Every allowed change of status. An expired bond becomes active again only when another term
 * continues it.
 */
export const ALLOWED_BOND_MOVES: Readonly<Record<BondStatus, readonly BondStatus[]>> = {
  pending: ['active', 'cancelled'],
  active: ['expired', 'cancelled'],
  expired: ['active'],
  cancelled: [],
};

/** Whether a bond may change from one status to another. */
export function canBondMove(from: BondStatus, to: BondStatus): boolean {
  return ALLOWED_BOND_MOVES[from].includes(to);
}

/** Whether a bond has ended: its papers are no longer filed. */
export function hasBondEnded(status: string): boolean {
  return status === 'expired' || status === 'cancelled';
}
