/**
 * The kinds of changes that a rider makes. The database has the same lists of kinds and statuses as
 * this file.
 */
export const RIDER_KINDS = ['name-change', 'address-change', 'amount-change'] as const;

/** A kind of change that a rider makes. */
export type RiderKind = (typeof RIDER_KINDS)[number];

/** All kinds of requests: the changes by rider, and the end of the bond. */
export const REQUEST_KINDS = [...RIDER_KINDS, 'cancellation', 'release'] as const;

export type RequestKind = (typeof REQUEST_KINDS)[number];

export const REQUEST_STATUSES = ['requested', 'approved', 'declined', 'withdrawn'] as const;

export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/**
 * Every allowed change of status. The database enforces the same table. A status without changes is
 * final.
 */
export const ALLOWED_REQUEST_MOVES: Readonly<Record<RequestStatus, readonly RequestStatus[]>> = {
  requested: ['approved', 'declined', 'withdrawn'],
  approved: [],
  declined: [],
  withdrawn: [],
};

/** Whether a request may change from one status to another. */
export function canRequestMove(from: RequestStatus, to: RequestStatus): boolean {
  return ALLOWED_REQUEST_MOVES[from].includes(to);
}

/** Whether an approved request ends the bond. All other kinds change the bond's terms. */
export function endsBond(kind: RequestKind): kind is 'cancellation' | 'release' {
  return kind === 'cancellation' || kind === 'release';
}

/**
 * Whether a bond was released, by the requests about it. Its status is `cancelled`, as of every bond that ended early: the
 * words for people tell them apart.
 */
export function isReleasedBy(requests: readonly { kind: string; status: string }[]): boolean {
  return requests.some(({ kind, status }) => kind === 'release' && status === 'approved');
}

const KIND_LABELS: Record<RequestKind, string> = {
  'name-change': 'Change of name',
  'address-change': 'Change of address',
  'amount-change': 'Change of amount',
  cancellation: 'Cancellation',
  release: 'Release',
};

/** The label of a kind of request. */
export function requestKindLabel(kind: RequestKind): string {
  return KIND_LABELS[kind];
}
