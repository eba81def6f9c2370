/** The statuses of a renewal. The database has the same list. */
export const RENEWAL_STATUSES = ['upcoming', 'started', 'renewed', 'lapsed'] as const;

export type RenewalStatus = (typeof RENEWAL_STATUSES)[number];
