/** What a customer can ask for about a bond in force, and where such a request stands; the database holds the lists. */
export const RIDER_KINDS = ['name-change', 'address-change', 'amount-change'] as const;

/** What a rider can change of a bond. */
export type RiderKind = (typeof RIDER_KINDS)[number];

/** All that can be asked for: a rider, or the end of the bond. */
export const REQUEST_KINDS = [...RIDER_KINDS, 'cancellation', 'release'] as const;

export type RequestKind = (typeof REQUEST_KINDS)[number];

/** Where a request stands. */
export const REQUEST_STATUSES = ['requested', 'approved', 'declined', 'withdrawn'] as const;

export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** Every move a request may make; the database enforces the same table. A status without moves is final. */
export const ALLOWED_REQUEST_MOVES: Readonly<Record<RequestStatus, readonly RequestStatus[]>> = {
  requested: ['approved', 'declined', 'withdrawn'],
  approved: [],
  declined: [],
  withdrawn: [],
};

/** Whether a request may go from one status to another. */
export function canRequestMove(from: RequestStatus, to: RequestStatus): boolean {
  return ALLOWED_REQUEST_MOVES[from].includes(to);
}

/** Whether a request ends the bond when it is approved; any other changes what the bond says. */
export function endsBond(kind: RequestKind): kind is 'cancellation' | 'release' {
  return kind === 'cancellation' || kind === 'release';
}

const KIND_LABELS: Record<RequestKind, string> = {
  'name-change': 'Change of name',
  'address-change': 'Change of address',
  'amount-change': 'Change of amount',
  cancellation: 'Cancellation',
  release: 'Release',
};

/** What a kind of request is called on the screen. */
export function requestKindLabel(kind: RequestKind): string {
  return KIND_LABELS[kind];
}
