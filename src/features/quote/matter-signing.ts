import { atom } from 'nanostores';

/** Where the signatures of the open quote's matter stand. */
export type MatterSigning = {
  quoteId: string;
  matterId: string;
  /** Why somebody has not signed: a sentence for each person. */
  missing: readonly string[];
};

export const $matterSigning = atom<MatterSigning | undefined>();
