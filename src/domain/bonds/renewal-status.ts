/** What became of a day on which a bond had to be renewed; the database holds the same list. */
export const RENEWAL_STATUSES = ['upcoming', 'started', 'renewed', 'lapsed'] as const;

export type RenewalStatus = (typeof RENEWAL_STATUSES)[number];
