/** Who pays for the bond of a matter, with the label. The database has the same set. */
export const PAYER_LABELS = {
  client: 'The client',
  firm: 'The firm',
  estate: 'The estate',
} as const;

export type Payer = keyof typeof PAYER_LABELS;

export const PAYERS = Object.keys(PAYER_LABELS) as [Payer, ...Payer[]];
